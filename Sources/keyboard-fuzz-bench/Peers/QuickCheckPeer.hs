-- Runs the two throughput workloads on QuickCheck; prints the name and the cases a second of each.
module Main (main) where

import System.CPUTime (getCPUTime)
import Test.QuickCheck

data Tree = Leaf !Int | Node Tree Tree deriving (Show)

lists :: Gen [Int]
lists = choose (0, 100) >>= \count -> vectorOf count chooseAny

trees :: Int -> Gen Tree
trees 0 = Leaf <$> chooseAny
trees depth = do
  side <- choose (0, 3 :: Int)
  if side == 0 then Leaf <$> chooseAny else Node <$> trees (depth - 1) <*> trees (depth - 1)

count :: Tree -> Int
count (Leaf _) = 1
count (Node left right) = 1 + count left + count right

countByStack :: Tree -> Int
countByStack tree = go 0 [tree]
  where
    go total [] = total
    go total (Leaf _ : rest) = go (total + 1) rest
    go total (Node left right : rest) = go (total + 1) (left : right : rest)

measure :: Show a => String -> Int -> Gen a -> (a -> Bool) -> IO ()
measure name cases values holds = do
  start <- getCPUTime
  quickCheckWith stdArgs {maxSuccess = cases, chatty = False} (forAll values holds)
  end <- getCPUTime
  let seconds = fromIntegral (end - start) * 1e-12 :: Double
  putStrLn (name ++ "\t" ++ show (round (fromIntegral cases / seconds) :: Int))

main :: IO ()
main = do
  measure "lists" 200000 lists (\numbers -> reverse (reverse numbers) == numbers)
  measure "trees" 100000 (trees 6) (\tree -> count tree == countByStack tree)

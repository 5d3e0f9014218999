import KeyboardFuzz
import KeyboardSubjects

FuzzCommand.main(subjects: ShippedSubjects.all)

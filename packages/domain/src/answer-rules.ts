import type { Answer } from './answers.ts'
import type { Exercise } from './exercises.ts'
import type { ExerciseType } from './kinds.ts'
import { studentRules } from './question-types/student.ts'

/** Whether an answer is empty (for options: incomplete): such an answer cannot be verified. */
export const isEmptyAnswer = (exercise: Pick<Exercise, 'type' | 'options'>, answer: Answer): boolean =>
  studentRules[exercise.type].isEmpty(answer, exercise.options.length)

/** Whether a teacher marks the answers of a type, and not the key. */
export const isMarkedByTeacher = (type: ExerciseType): boolean => studentRules[type].markedBy === 'teacher'

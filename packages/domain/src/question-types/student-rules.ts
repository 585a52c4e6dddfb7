import type { Answer } from '../answers.ts'

/** The call that saves an answer; each has its own body schema. */
export type AnswerChannel = 'alternatives' | 'open' | 'options'

/**
 * How the correct answer is displayed: as titles of choices, as letters or words in their sentence, as pairs, as items in
 * their order, or as a number.
 */
export type Solution = 'choices' | 'letters' | 'words' | 'pairs' | 'order' | 'number'

/** The rules of a question type that a student's page needs, without its key. */
export interface StudentRules {
  /** Whether an answer is empty (for options: incomplete): such an answer cannot be verified. */
  isEmpty: (answer: Answer, blanks: number) => boolean
  /** The call that saves its answers. */
  channel: AnswerChannel
  /** The field of an answer that is used; the others stay empty. */
  field: keyof Answer
  /** Answers that a teacher marks wait for a correction, which comes with their key. */
  markedBy: 'machine' | 'teacher'
  /** null: no correct answer is displayed, since a model answer is one of many. */
  solution: Solution | null
}

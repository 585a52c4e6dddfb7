import type { Answer } from '../answers.ts'
import type { ExchangeColumn } from '../exercise-exchange.ts'
import type { ExerciseDraft } from '../exercise-draft.ts'
import type { Alternative } from '../exercises.ts'
import type { CsvCells, CsvRow } from './formats/csv-row.ts'
import type { ExerciseResult, MoodleQuestion } from './formats/moodle.ts'

/** A blank as it is stored, without its accepted word. */
export interface StoredBlank {
  position: number
  options: string[]
}

/** The exercise data that an answer is validated against. */
export interface AnswerContext {
  alternatives: Alternative[]
  options: StoredBlank[]
}

/** The columns of an exercise that contain its key. */
export interface AnswerKey {
  correct_alternatives: number[] | null
  answer_correct: string | null
  option_answers: string[] | null
}

/**
 * Returns equal values for answers that every key would mark alike; the hash is stored, so the value must never change.
 */
export type AnswerNormalizer = (answer: Answer, alternatives: readonly Alternative[]) => unknown

/** A question in GIFT: HTML before and after its answers, and the answers in GIFT syntax. */
export interface GiftQuestion {
  before: string
  answers: string
  after: string
  /** A tag by which the type is known again; absent: its answers show it. */
  tag?: string
  /** The fields that GIFT cannot store. */
  lost: string[]
}

/** A question in Moodle XML. */
export interface XmlQuestion {
  type: string
  text: string
  /** Further elements, by name. */
  more: object
  /** The fields that Moodle XML cannot store. */
  lost: string[]
}

/** The rules of a question type that only the server may know: validation, marking, and file formats. */
export interface ServerRules {
  /** Validates an answer and returns its stored form; null where no widget could have sent it. */
  validate: (context: AnswerContext, given: Answer) => Answer | null
  /** null: a teacher marks, and no two answers count as equal. */
  normalize: AnswerNormalizer | null
  /** Marks an answer, 0 to 100; null: a teacher marks. */
  mark: (exercise: AnswerContext & AnswerKey, answer: Answer) => number | null
  /** Formats an answer for people, one part per choice or blank. */
  answerText: (context: AnswerContext, answer: Answer) => string[]
  /** The text in each blank, of an answer or of the key; empty for types whose blanks hold no text. */
  blankTexts: (blanks: readonly StoredBlank[], text: string) => string[]
  /** The columns of the CSV table that only this type uses. */
  csvColumns: readonly ExchangeColumn[]
  /** What a table may call the type, in English and in Portuguese: in small letters, without accents and punctuation. */
  csvNames: readonly string[]
  readCsv: (row: CsvRow) => ExerciseDraft
  writeCsv: (draft: ExerciseDraft) => Partial<CsvCells>
  /** null: GIFT cannot store the exercise. */
  writeGift: (draft: ExerciseDraft) => GiftQuestion | null
  writeXml: (draft: ExerciseDraft) => XmlQuestion
  /** Converts a question parsed from GIFT or XML; null: it does not fit this type, and another type may accept it. */
  toExercise: (question: MoodleQuestion) => ExerciseResult | null
  /** A complete exercise, as a template for import files. */
  sample: ExerciseDraft
}

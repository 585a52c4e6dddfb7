import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { exerciseSchema } from './exercises.ts'
import { exerciseTypes } from './kinds.ts'
import { limits } from './limits.ts'
import { listOf, pageOf, pageQuery } from './paging.ts'
import { array, boolean, id, number, object, requiredId, string, text, trimmed } from './validation.ts'

const named = object({ id: requiredId(), name: string().required() })

/** An exercise that a test can be composed of: its title and its position in the books, without its key. */
export const bankExerciseSchema = object({
  id: requiredId(),
  title: string().required(),
  type: string().oneOf(exerciseTypes).required(),
  topic: string().required(),
  chapter: string().required(),
  book: string().required(),
  /** Whether the exercise is published: sent tests leave drafts out. */
  shown: boolean().required(),
})
export type BankExercise = InferType<typeof bankExerciseSchema>

/** The filters of the exercise bank. */
const narrowed = {
  term: trimmed().max(100, 'validation.text'),
  book_id: id(),
  chapter_id: id(),
  topic_id: id(),
  type: string().oneOf(exerciseTypes),
}

/** Ordered ids, separated by commas. */
const chosen = () =>
  text()
    .matches(/^\d{1,10}(,\d{1,10})*$/, { message: 'validation.type', excludeEmptyString: true })
    .max(limits.testExercisesMax * 11, 'validation.list')
    .default('')

export const exerciseBankCalls = defineCalls({
  exerciseBank: {
    ...endpoints.exerciseBank,
    summary: 'A page of the exercises that a test can be made of',
    query: pageQuery.shape(narrowed),
    answer: pageOf(bankExerciseSchema, {}),
  },
  drawExercises: {
    ...endpoints.drawExercises,
    summary: 'Exercises that chance picks out of the bank',
    query: object({
      ...narrowed,
      count: number()
        .integer('validation.type')
        .min(1, 'validation.type')
        .max(limits.testExercisesMax, 'validation.type')
        .required('validation.required'),
      /** Ids that the random selection must skip. */
      without: chosen(),
    }),
    answer: listOf(bankExerciseSchema),
  },
  bankPlaces: {
    ...endpoints.bankPlaces,
    summary: 'The books, the chapters of one and the topics of a chapter that the bank is narrowed down by',
    query: object({ book_id: id(), chapter_id: id() }),
    answer: object({
      books: array(named).required(),
      chapters: array(named).required(),
      topics: array(named).required(),
    }),
  },
  chosenExercises: {
    ...endpoints.chosenExercises,
    summary: 'Exercises of the bank by their ids, in that order',
    query: object({ ids: chosen() }),
    answer: listOf(bankExerciseSchema),
  },
  shownExercises: {
    ...endpoints.shownExercises,
    summary: 'Exercises as a student gets them in a test, by their ids, in that order',
    query: object({ ids: chosen() }),
    answer: listOf(exerciseSchema),
  },
})

import { answerByKey, type Answer, type ExerciseDraft, type ExerciseType } from '@the-house/domain'
import { serverRules } from '@the-house/domain/server'
import * as fc from 'fast-check'
import { choice, cloze, open } from './drafts.ts'
import { matching, numerical, ordering } from './drafts-of-lists.ts'
import * as qti from './qti-answers.ts'
import type { Json } from './test-server.ts'

/** The call and the body that save an answer. */
export type Sent = { call: 'answer_alternatives' | 'answer_open' | 'answer_options'; body: Json }

/** Which right side each left one is given. */
const paired = (...answers: string[]): Sent => ({
  call: 'answer_options',
  body: { options: answers.map((answer, index) => ({ position: index + 1, answer })) },
})

/** The right answer to each exercise of testing/material.ts. */
export const right: Record<ExerciseType, Sent> = {
  UNIQUE_ALTERNATIVE: { call: 'answer_alternatives', body: { alternative_ids: [3] } },
  MULTIPLE_ALTERNATIVE: { call: 'answer_alternatives', body: { alternative_ids: [3, 1] } },
  COMPLETE_LETTERS: { call: 'answer_alternatives', body: { answer_text: 'ettle ove' } },
  COMPLETE_WORD: { call: 'answer_alternatives', body: { answer_text: 'went|opened' } },
  OPEN_ANSWER: { call: 'answer_open', body: { answer_text: 'It is small.\nAnd warm.' } },
  MULTIPLE_OPTIONS: {
    call: 'answer_options',
    body: {
      options: [
        { position: 1, answer: 'am' },
        { position: 2, answer: 'was' },
      ],
    },
  },
  MATCHING: paired('boil water', 'read', 'open a door', 'boil water'),
  ORDERING: { call: 'answer_alternatives', body: { alternative_ids: [31, 7, 58, 12] } },
  NUMERICAL: { call: 'answer_alternatives', body: { answer_text: '1609 m' } },
}

/** A wrong answer of a valid shape. */
export const wrong: Record<Exclude<ExerciseType, 'OPEN_ANSWER'>, Sent> = {
  UNIQUE_ALTERNATIVE: { call: 'answer_alternatives', body: { alternative_ids: [1] } },
  MULTIPLE_ALTERNATIVE: { call: 'answer_alternatives', body: { alternative_ids: [1] } },
  COMPLETE_LETTERS: { call: 'answer_alternatives', body: { answer_text: 'ETTL_ OVE' } },
  COMPLETE_WORD: { call: 'answer_alternatives', body: { answer_text: 'opened|went' } },
  MULTIPLE_OPTIONS: {
    call: 'answer_options',
    body: {
      options: [
        { position: 1, answer: 'is' },
        { position: 2, answer: 'was' },
      ],
    },
  },
  MATCHING: paired('climb', 'boil water', 'read', 'climb'),
  ORDERING: { call: 'answer_alternatives', body: { alternative_ids: [12, 58, 7, 31] } },
  NUMERICAL: { call: 'answer_alternatives', body: { answer_text: '2 km' } },
}

/** Arbitrary exercises by type, as teachers write them. @param blanks the number of blanks of a sentence */
export const draftsOf = (
  blanks: fc.Arbitrary<number> = fc.integer({ min: 1, max: 3 }),
): Record<ExerciseType, fc.Arbitrary<ExerciseDraft>> => ({
  UNIQUE_ALTERNATIVE: choice('UNIQUE_ALTERNATIVE'),
  MULTIPLE_ALTERNATIVE: choice('MULTIPLE_ALTERNATIVE'),
  COMPLETE_LETTERS: cloze('COMPLETE_LETTERS', blanks),
  COMPLETE_WORD: cloze('COMPLETE_WORD', blanks),
  OPEN_ANSWER: open,
  MULTIPLE_OPTIONS: cloze('MULTIPLE_OPTIONS', blanks),
  MATCHING: matching,
  ORDERING: ordering,
  NUMERICAL: numerical,
})

const written: Record<ExerciseType, (draft: ExerciseDraft, answer: Answer) => qti.QtiAnswers> = {
  UNIQUE_ALTERNATIVE: qti.writtenChoice,
  MULTIPLE_ALTERNATIVE: qti.writtenChoices,
  COMPLETE_LETTERS: qti.writtenLetters,
  COMPLETE_WORD: qti.writtenWords,
  OPEN_ANSWER: qti.writtenText,
  MULTIPLE_OPTIONS: qti.writtenOptions,
  MATCHING: qti.writtenPairs,
  ORDERING: qti.writtenChoices,
  NUMERICAL: qti.writtenQuantity,
}

/** An answer in the names of QTI. */
export const qtiAnswers = (draft: ExerciseDraft, answer: Answer): qti.QtiAnswers => written[draft.type](draft, answer)

const others: Record<ExerciseType, (draft: ExerciseDraft, key: Answer) => Answer[]> = {
  UNIQUE_ALTERNATIVE: qti.otherChoice,
  MULTIPLE_ALTERNATIVE: qti.otherChoices,
  COMPLETE_LETTERS: qti.otherLetters,
  COMPLETE_WORD: qti.otherWords,
  OPEN_ANSWER: () => [],
  MULTIPLE_OPTIONS: qti.otherOptions,
  MATCHING: qti.otherPairs,
  ORDERING: qti.otherOrders,
  NUMERICAL: qti.otherQuantities,
}

/** The answer by the key, and some others that a student could give. */
export function someAnswers(draft: ExerciseDraft): Answer[] {
  const key = answerByKey(draft)
  const given = [key, ...others[draft.type](draft, key)]
  return given.flatMap((answer) => serverRules[draft.type].validate(draft, answer) ?? [])
}

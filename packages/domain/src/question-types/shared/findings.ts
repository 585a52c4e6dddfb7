import type { DraftField } from '../../exercise-draft.ts'

/** An `error` prevents publishing; an `advice` is left to the author. */
export type FindingLevel = 'error' | 'advice'

/** Every finding of the linter, with its level and the field that it belongs to. */
export const findingTable = {
  'topic.missing': { field: 'topic_id', level: 'error' },
  'title.missing': { field: 'title', level: 'error' },
  'question.missing': { field: 'question', level: 'error' },
  'question.noInstruction': { field: 'question', level: 'advice' },
  'question.hashes': { field: 'question', level: 'error' },
  'sentence.missing': { field: 'question_masked', level: 'error' },
  'sentence.noBlank': { field: 'question_masked', level: 'error' },
  'sentence.hashes': { field: 'question_masked', level: 'error' },
  'sentence.hash': { field: 'question_masked', level: 'advice' },
  'sentence.uneven': { field: 'question_masked', level: 'error' },
  'alternatives.few': { field: 'alternatives', level: 'error' },
  'alternatives.empty': { field: 'alternatives', level: 'error' },
  'alternatives.twice': { field: 'alternatives', level: 'error' },
  'right.missing': { field: 'correct_alternatives', level: 'error' },
  'right.several': { field: 'correct_alternatives', level: 'error' },
  'right.unknown': { field: 'correct_alternatives', level: 'error' },
  'right.all': { field: 'correct_alternatives', level: 'advice' },
  'right.single': { field: 'correct_alternatives', level: 'advice' },
  'options.few': { field: 'options', level: 'error' },
  'options.empty': { field: 'options', level: 'error' },
  'options.twice': { field: 'options', level: 'error' },
  'options.firstRight': { field: 'options', level: 'advice' },
  'optionAnswer.missing': { field: 'option_answers', level: 'error' },
  'optionAnswer.unknown': { field: 'option_answers', level: 'error' },
  'answer.missing': { field: 'answer_correct', level: 'error' },
  'answer.uneven': { field: 'answer_correct', level: 'error' },
  'answer.noLetters': { field: 'answer_correct', level: 'error' },
  'answer.gap': { field: 'answer_correct', level: 'error' },
  'answer.model': { field: 'answer_correct', level: 'advice' },
  'bank.lacks': { field: 'answer_correct', level: 'error' },
  'bank.bar': { field: 'alternatives', level: 'error' },
  'bank.noExtra': { field: 'alternatives', level: 'advice' },
  'bank.inOrder': { field: 'alternatives', level: 'advice' },
  'pairs.few': { field: 'alternatives', level: 'error' },
  'pairs.noLeft': { field: 'alternatives', level: 'error' },
  'pairs.leftTwice': { field: 'alternatives', level: 'error' },
  'pairs.noRight': { field: 'option_answers', level: 'error' },
  'pairs.uneven': { field: 'options', level: 'error' },
  'pairs.noExtra': { field: 'options', level: 'advice' },
  'items.few': { field: 'alternatives', level: 'error' },
  'items.empty': { field: 'alternatives', level: 'error' },
  'items.unplaced': { field: 'correct_alternatives', level: 'error' },
  'items.inOrder': { field: 'alternatives', level: 'error' },
  'numbers.missing': { field: 'answer_correct', level: 'error' },
  'numbers.notNumber': { field: 'answer_correct', level: 'error' },
  'numbers.tolerance': { field: 'answer_correct', level: 'error' },
  'numbers.credit': { field: 'answer_correct', level: 'error' },
  'numbers.noFull': { field: 'answer_correct', level: 'error' },
  'units.empty': { field: 'options', level: 'error' },
  'units.twice': { field: 'options', level: 'error' },
  'units.multiplier': { field: 'option_answers', level: 'error' },
  'feedback.missing': { field: 'feedback', level: 'advice' },
  'media.missing': { field: 'media_url', level: 'error' },
  'media.noType': { field: 'media_type', level: 'advice' },
  'media.film': { field: 'media_type', level: 'advice' },
  'media.unseen': { field: 'media_type', level: 'advice' },
  'audio.missing': { field: 'audio_extra', level: 'error' },
  'image.noText': { field: 'image_text', level: 'error' },
  'columns.stray': { field: 'type', level: 'advice' },
} as const satisfies Record<string, { field: DraftField; level: FindingLevel }>

export type FindingToken = keyof typeof findingTable

/** A problem that a student would run into. */
export interface Finding {
  token: FindingToken
  field: DraftField
  level: FindingLevel
  /** Index of the choice or blank, from 0; null: the field as a whole. */
  at: number | null
}

export const found = (token: FindingToken, at: number | null = null): Finding => ({
  token,
  ...findingTable[token],
  at,
})

/** Returns a finding where the condition holds, else none. */
export const when = (is: boolean, token: FindingToken, at: number | null = null): Finding[] =>
  is ? [found(token, at)] : []

/** Returns a finding for each item that the condition holds for. */
export const each = <T>(list: readonly T[], token: FindingToken, is: (item: T, at: number) => boolean): Finding[] =>
  list.flatMap((item, at) => when(is(item, at), token, at))

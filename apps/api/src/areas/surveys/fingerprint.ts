import { createHash } from 'node:crypto'
import { parseDocument, DomUtils } from 'htmlparser2'
import type { ExerciseRow } from './attempt-rows.ts'

/** What decides whether two exercises ask the same. */
type Asked = Pick<
  ExerciseRow,
  | 'type'
  | 'title'
  | 'question_masked'
  | 'alternatives'
  | 'options'
  | 'media'
  | 'media_url'
  | 'audio_extra'
  | 'image_extra'
> & {
  /** HTML. */
  question: string
}

/**
 * The letters and digits of html, without case and marks; the hashes of blanks stay. Without spaces too, since where a
 * word ends is written in many ways: a paragraph, a line break, a sign without width.
 */
const lettersOf = (html: string): string =>
  DomUtils.textContent(parseDocument(html))
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}#_]+/gu, '')

const sorted = (texts: readonly string[]) => texts.map(lettersOf).toSorted()

/**
 * The SHA-256 of what an exercise asks: equal for copies, whatever their topic, order of choices, key, type and
 * explanation. What is asked by a recording or a picture alone is told apart by its file.
 */
export function fingerprintOf(exercise: Asked): string {
  const sentence = [lettersOf(exercise.question), lettersOf(exercise.question_masked ?? '')]
  const { title, media, media_url, audio_extra, image_extra } = exercise
  const shown = sentence.some(Boolean) ? [] : [lettersOf(title), media ?? media_url, audio_extra, image_extra]
  const choices = sorted(exercise.alternatives.map((one) => one.title))
  // The units of a number are no part of what is asked: the same question may want none.
  const blanks = (exercise.type === 'NUMERICAL' ? [] : exercise.options).map(({ options }) => sorted(options))
  return createHash('sha256')
    .update(JSON.stringify([sentence, shown, choices, blanks]))
    .digest('base64url')
}

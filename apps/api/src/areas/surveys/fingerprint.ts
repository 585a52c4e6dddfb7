import { createHash } from 'node:crypto'
import { parseDocument, DomUtils } from 'htmlparser2'
import type { ExerciseRow } from './attempt-rows.ts'

/** What decides whether two exercises ask the same. */
type Asked = Pick<
  ExerciseRow,
  'title' | 'question_masked' | 'alternatives' | 'options' | 'media' | 'media_url' | 'audio_extra' | 'image_extra'
> & {
  /** HTML. */
  question: string
}

/** The words of html, without case, punctuation and marks; the hashes of blanks stay. */
const wordsOf = (html: string): string =>
  DomUtils.textContent(parseDocument(html))
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}#_]+/gu, ' ')
    .trim()

const sorted = (texts: readonly string[]) => texts.map(wordsOf).toSorted()

/**
 * The SHA-256 of what an exercise asks: equal for copies, whatever their topic, order of choices, key, type and
 * explanation. What is asked by a recording or a picture alone is told apart by its file.
 */
export function fingerprintOf(exercise: Asked): string {
  const sentence = [wordsOf(exercise.question), wordsOf(exercise.question_masked ?? '')]
  const { title, media, media_url, audio_extra, image_extra } = exercise
  const shown = sentence.some(Boolean) ? [] : [wordsOf(title), media ?? media_url, audio_extra, image_extra]
  const choices = sorted(exercise.alternatives.map((one) => one.title))
  const blanks = exercise.options.map(({ options }) => sorted(options))
  return createHash('sha256')
    .update(JSON.stringify([sentence, shown, choices, blanks]))
    .digest('base64url')
}

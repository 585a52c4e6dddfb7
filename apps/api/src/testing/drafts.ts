import { newExercise, writeCloze, type ClozeType, type ExerciseDraft, type ExerciseType } from '@the-house/domain'
import * as fc from 'fast-check'

const hard = fc.constantFrom(
  'a|b',
  'a\\b',
  '=1+1',
  "'quoted'",
  '"x", y',
  'ü ñ',
  ' edge ',
  '50 %',
  '{1:MC:=a}',
  'x ~ y',
  ';',
  '// no',
  '<he/she> &amp; co',
)
/** A word as it stands in a list. */
export const word = fc.oneof(fc.stringMatching(/^[a-z]{1,8}$/), hard)
/** A line of text. */
export const line = fc.oneof(fc.stringMatching(/^[A-Za-z ,.]{1,30}$/), hard)
const html = fc.constantFrom('', '<p>Which?</p>', '<p>One &amp; two<br />three</p>', '<ul><li>a = b</li></ul>')
const list = (of: fc.Arbitrary<string>, minLength: number) => fc.uniqueArray(of, { minLength, maxLength: 5 })

/** What exercises of every type have. */
export const base = (type: ExerciseType) =>
  fc.record({ title: line.filter((text) => text.trim() !== ''), question: html, feedback: fc.option(html.filter(Boolean)), image_text: fc.constantFrom('', 'A cat') }).map(
    (some): ExerciseDraft => ({ ...newExercise(type, 1), ...some, title: some.title.trim() }),
  ) // oxfmt-ignore

/** An exercise with choices. */
export const choice = (type: 'UNIQUE_ALTERNATIVE' | 'MULTIPLE_ALTERNATIVE') =>
  fc.tuple(base(type), list(word, 2), fc.nat()).map(([draft, titles, seed]): ExerciseDraft => {
    const one = (seed % titles.length) + 1
    const right = type === 'UNIQUE_ALTERNATIVE' ? [one] : [...new Set([1, one])]
    return {
      ...draft,
      alternatives: titles.map((title, index) => ({ id: index + 1, title })),
      correct_alternatives: right,
    }
  })

const letters = fc.stringMatching(/^[A-Z]{1,6}$/)
/** A word without the separator of banks and option lists. */
const offered = word.map((text) => text.replaceAll('|', ''))

/** A sentence with some blanks, as the editor writes it. */
export function cloze(type: ClozeType, blanks: fc.Arbitrary<number>) {
  const answer = type === 'COMPLETE_LETTERS' ? letters : offered
  const blank = fc.tuple(answer, list(offered, 1))
  const parts = blanks.chain((count) =>
    fc.tuple(fc.array(blank, { minLength: count, maxLength: count }), fc.array(line, { minLength: 2, maxLength: 2 })),
  )
  return fc.tuple(base(type), parts).map(([draft, [made, [start = '', end = '']]]): ExerciseDraft => {
    const masked = `${start} ${made.map(() => '#####').join(' and ')} ${end}`
    return writeCloze(draft, {
      masked,
      blanks: made.map(([right, wrong]) => ({
        answers: [right],
        options: type === 'MULTIPLE_OPTIONS' ? [...new Set([right, ...wrong])] : [],
      })),
    })
  })
}

/** An open answer, which a teacher marks. */
export const open = fc
  .tuple(base('OPEN_ANSWER'), fc.option(fc.constantFrom('Dear Ana,\n\nthanks | bye\\n', 'One line')))
  .map(([draft, answer_correct]): ExerciseDraft => ({ ...draft, answer_correct }))

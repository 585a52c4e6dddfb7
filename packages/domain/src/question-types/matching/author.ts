import { noAnswer } from '../../answers.ts'
import { newExercise, type ExerciseDraft } from '../../exercise-draft.ts'
import type { AuthorRules } from '../author-rules.ts'
import { each, when, type Finding } from '../shared/findings.ts'
import { lintQuestion } from '../shared/lint-html.ts'
import { isAgain, seen } from '../shared/lint-choices.ts'
import { plain } from '../shared/templates.ts'
import { readPairs, writePairs } from './pairs.ts'

const isSame = (list: readonly string[] | undefined, other: readonly string[]) =>
  list?.length === other.length && other.every((text, index) => list[index] === text)

/** Whether every pair offers the same list, and in it what belongs to it. */
function isEven(draft: ExerciseDraft): boolean {
  const { options, alternatives } = draft
  const expected = writePairs(draft, readPairs(draft)).options
  return (
    alternatives.length === options.length &&
    expected.every(
      (one, index) => options[index]?.position === one.position && isSame(options[index]?.options, one.options),
    )
  )
}

function lintPairs(draft: ExerciseDraft): Finding[] {
  const { pairs, extra } = readPairs(draft)
  const lefts = pairs.map(({ left }) => seen(left))
  const rights = new Set(pairs.map(({ right }) => right))
  return [
    ...when(pairs.length < 2, 'pairs.few'),
    ...each(lefts, 'pairs.noLeft', (left) => left === ''),
    ...each(lefts, 'pairs.leftTwice', (_, at) => isAgain(lefts, at)),
    ...each(pairs, 'pairs.noRight', ({ right }) => right.trim() === ''),
    ...when(!isEven(draft), 'pairs.uneven'),
    ...when(pairs.length > 1 && extra.length === 0 && rights.size === pairs.length, 'pairs.noExtra'),
  ]
}

export const matching: AuthorRules = {
  columns: ({ alternatives, options, option_answers }) => ({ alternatives, options, option_answers }),
  lint: (draft) => [...lintQuestion(draft), ...lintPairs(draft)],
  answerByKey: ({ options, option_answers }) => ({
    ...noAnswer,
    options: options.map(({ position }, index) => ({ position, answer: option_answers?.[index] ?? '' })),
  }),
  templates: [
    plain(
      writePairs(
        { ...newExercise('MATCHING'), question: '<p>What do you do with each thing?</p>' },
        {
          pairs: [
            { left: 'a kettle', right: 'boil water' },
            { left: 'a lamp', right: 'read at night' },
            { left: 'a key', right: 'open a door' },
          ],
          extra: ['climb onto the roof'],
        },
      ),
    ),
  ],
  pasted: 'What do you do with it?\ta kettle | a key\tboil water | open a door\tclimb',
}

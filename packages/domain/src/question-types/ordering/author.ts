import { noAnswer } from '../../answers.ts'
import { newExercise, type ExerciseDraft } from '../../exercise-draft.ts'
import type { AuthorRules } from '../author-rules.ts'
import { each, when, type Finding } from '../shared/findings.ts'
import { lintQuestion } from '../shared/lint-html.ts'
import { seen } from '../shared/lint-choices.ts'
import { plain } from '../shared/templates.ts'
import { readItems, writeItems } from './items.ts'

function lintItems(draft: ExerciseDraft): Finding[] {
  const { alternatives, correct_alternatives } = draft
  const right = correct_alternatives ?? []
  const items = readItems(draft)
  const isPlaced = right.length === items.length && items.every(({ id }, index) => right[index] === id)
  const titles = items.map(({ title }) => seen(title))
  const isTold = alternatives.every(({ title }, index) => seen(title) === titles[index])
  return [
    ...when(items.length < 2, 'items.few'),
    ...each(titles, 'items.empty', (title) => title === ''),
    ...when(!isPlaced, 'items.unplaced'),
    ...when(isPlaced && items.length > 2 && isTold, 'items.inOrder'),
  ]
}

export const ordering: AuthorRules = {
  columns: ({ alternatives, correct_alternatives }) => ({ alternatives, correct_alternatives }),
  lint: (draft) => [...lintQuestion(draft), ...lintItems(draft)],
  answerByKey: ({ correct_alternatives }) => ({ ...noAnswer, alternatives: correct_alternatives ?? [] }),
  templates: [
    plain(
      writeItems({ ...newExercise('ORDERING'), question: '<p>Put the words into their order.</p>' }, [
        { id: 31, title: 'She' },
        { id: 7, title: 'has' },
        { id: 58, title: 'lived' },
        { id: 12, title: 'here' },
        { id: 44, title: 'for years.' },
      ]),
    ),
  ],
  pasted: 'Put the words into their order.\tShe | has | lived | here.',
}

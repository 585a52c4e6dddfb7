import { isClozeType, type Cloze, type ClozeType } from '../question-types/shared/cloze.ts'
import { readCloze, writeCloze } from '../question-types/shared/cloze-columns.ts'
import { unmarkBlank } from './marks.ts'
import { noColumns } from '../question-types/shared/type-columns.ts'
import type { ExerciseDraft } from '../exercise-draft.ts'
import type { ExerciseType } from '../kinds.ts'

const isChoice = (type: ExerciseType) => type === 'UNIQUE_ALTERNATIVE' || type === 'MULTIPLE_ALTERNATIVE'

/** Converts the blanks for another type: words and options become each other's answers, letters become text. */
function adapted(cloze: Cloze, from: ClozeType, to: ClozeType): Cloze {
  if (from === 'COMPLETE_LETTERS' || to === 'COMPLETE_LETTERS')
    return cloze.blanks.reduceRight((left, _, index) => unmarkBlank(left, from, index), cloze)
  const blanks = cloze.blanks.map(({ answers: [first = ''] }) => ({
    answers: [first],
    options: to === 'MULTIPLE_OPTIONS' && first !== '' ? [first] : [],
  }))
  return { ...cloze, blanks }
}

/** Converts an exercise to another type, with as many of its answers as that type can store. */
export function retyped(draft: ExerciseDraft, type: ExerciseType): ExerciseDraft {
  if (type === draft.type) return draft
  const bare: ExerciseDraft = { ...draft, ...noColumns, type }
  if (isClozeType(draft.type) && isClozeType(type)) return writeCloze(bare, adapted(readCloze(draft), draft.type, type))
  if (!isChoice(draft.type) || !isChoice(type)) return bare
  const right = draft.correct_alternatives ?? []
  const correct_alternatives = type === 'UNIQUE_ALTERNATIVE' ? right.slice(0, 1) : right
  return { ...bare, alternatives: draft.alternatives, correct_alternatives }
}

import { isClozeType, type Cloze, type ClozeType } from '../question-types/shared/cloze.ts'
import { readCloze, writeCloze } from '../question-types/shared/cloze-columns.ts'
import { writePairs } from '../question-types/matching/pairs.ts'
import { itemsOf, readItems, writeItems } from '../question-types/ordering/items.ts'
import { unmarkBlank } from './marks.ts'
import { noColumns } from '../question-types/shared/type-columns.ts'
import type { ExerciseDraft } from '../exercise-draft.ts'
import type { ExerciseType } from '../kinds.ts'

/** The types that are a list of texts. */
const listTypes = ['UNIQUE_ALTERNATIVE', 'MULTIPLE_ALTERNATIVE', 'ORDERING', 'MATCHING'] as const
type ListType = (typeof listTypes)[number]
const isListType = (type: ExerciseType): type is ListType => listTypes.some((one) => one === type)

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

const titlesOf = (draft: ExerciseDraft): string[] =>
  (draft.type === 'ORDERING' ? readItems(draft) : draft.alternatives).map(({ title }) => title)

const numbered = (titles: readonly string[]) => titles.map((title, index) => ({ id: index + 1, title }))

/** Gives choices what is known of other choices: which are right, and their feedback. */
function choicesOf(draft: ExerciseDraft, bare: ExerciseDraft): ExerciseDraft {
  if (!isChoice(draft.type)) return { ...bare, alternatives: numbered(titlesOf(draft)) }
  const right = draft.correct_alternatives ?? []
  return {
    ...bare,
    alternatives: draft.alternatives,
    correct_alternatives: bare.type === 'UNIQUE_ALTERNATIVE' ? right.slice(0, 1) : right,
    alternative_feedback: draft.alternative_feedback,
  }
}

/** What each type of texts takes over from another: the texts in their order. */
const relisted: Record<ListType, (draft: ExerciseDraft, bare: ExerciseDraft) => ExerciseDraft> = {
  UNIQUE_ALTERNATIVE: choicesOf,
  MULTIPLE_ALTERNATIVE: choicesOf,
  ORDERING: (draft, bare) => writeItems(bare, itemsOf(titlesOf(draft))),
  MATCHING: (draft, bare) =>
    writePairs(bare, { pairs: titlesOf(draft).map((left) => ({ left, right: '' })), extra: [] }),
}

/** Converts an exercise to another type, with as many of its answers as that type can store. */
export function retyped(draft: ExerciseDraft, type: ExerciseType): ExerciseDraft {
  if (type === draft.type) return draft
  const bare: ExerciseDraft = { ...draft, ...noColumns, type }
  if (isClozeType(draft.type) && isClozeType(type)) return writeCloze(bare, adapted(readCloze(draft), draft.type, type))
  return isListType(draft.type) && isListType(type) ? relisted[type](draft, bare) : bare
}

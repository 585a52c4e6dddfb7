import { exerciseTypes, type Exercise, type ExerciseType } from '@the-house/domain'
import { lazyWithRetry, type LazyComponent } from '@the-house/hooks'
import { loadAreas } from '@the-house/i18n'
import { loadImageDialog } from '../zoomable-image/zoomable-image.tsx'
import { loadRecordedMedia } from './load-recorded-media.ts'
import type { WidgetProps } from './widget.ts'

const ChoiceCards = lazyWithRetry<WidgetProps>(() =>
  import('./choice-cards/choice-cards.tsx').then((part) => ({ default: part.ChoiceCards })),
)

/** The result of an answer, loaded when an exercise has one. */
export const loadResultNote = async () => {
  const [part] = await Promise.all([import('./result-note/result-note.tsx'), loadAreas('feedback')])
  return { default: part.ResultNote }
}

/** The widget of each exercise type, loaded lazily. A new type does not compile without one. */
export const exerciseWidgets: Record<ExerciseType, LazyComponent<WidgetProps>> = {
  UNIQUE_ALTERNATIVE: ChoiceCards,
  MULTIPLE_ALTERNATIVE: ChoiceCards,
  COMPLETE_LETTERS: lazyWithRetry<WidgetProps>(() =>
    import('./letter-boxes/letter-boxes.tsx').then((part) => ({ default: part.LetterBoxes })),
  ),
  COMPLETE_WORD: lazyWithRetry<WidgetProps>(() =>
    import('./word-bank/word-bank.tsx').then((part) => ({ default: part.WordBank })),
  ),
  OPEN_ANSWER: lazyWithRetry<WidgetProps>(() =>
    import('./open-answer/open-answer.tsx').then((part) => ({ default: part.OpenAnswer })),
  ),
  MULTIPLE_OPTIONS: lazyWithRetry<WidgetProps>(() =>
    import('./inline-selects/inline-selects.tsx').then((part) => ({ default: part.InlineSelects })),
  ),
  MATCHING: lazyWithRetry<WidgetProps>(async () => {
    const [part] = await Promise.all([import('./matching-pairs/matching-pairs.tsx'), loadAreas('matching')])
    return { default: part.MatchingPairs }
  }),
  ORDERING: lazyWithRetry<WidgetProps>(async () => {
    const [part] = await Promise.all([import('./ordered-list/ordered-list.tsx'), loadAreas('ordering')])
    return { default: part.OrderedList }
  }),
  NUMERICAL: lazyWithRetry<WidgetProps>(async () => {
    const [part] = await Promise.all([import('./number-answer/number-answer.tsx'), loadAreas('numerical')])
    return { default: part.NumberAnswer }
  }),
}

/** What drags the rows of an order, and its words; without it, their buttons do the same. */
const loadDragging = () => Promise.all([import('../order-list/sortable-rows.tsx'), loadAreas('ordering')])

/** The types that few exercises have: the file of their widgets comes with the first of them (`code-splitting.ts`). */
const rare: ReadonlySet<ExerciseType> = new Set<ExerciseType>(['MATCHING', 'ORDERING', 'NUMERICAL'])

/**
 * Preloads the widgets of these exercises and of all common types, the result, the players and the large picture, so that
 * a lost connection between two exercises does no harm; and what drags, where one of them is put into an order.
 * @param exercises without them the widgets of all types are preloaded
 */
export const preloadExerciseWidgets = (exercises?: readonly Pick<Exercise, 'type'>[]): Promise<unknown> => {
  const has = (type: ExerciseType) => exercises?.some((one) => one.type === type)
  return Promise.all([
    ...exerciseTypes
      .filter((type) => !rare.has(type) || (has(type) ?? true))
      .map((type) => exerciseWidgets[type].preload()),
    loadResultNote(),
    loadRecordedMedia(),
    loadImageDialog(),
    has('ORDERING') && loadDragging(),
  ])
}

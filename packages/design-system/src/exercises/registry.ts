import type { ExerciseType } from '@the-house/domain'
import { lazyAgain } from '@the-house/hooks'
import type { ComponentType } from 'react'
import { loadImageDialog } from '../zoomable-image/zoomable-image.tsx'
import type { WidgetProps } from './widget.ts'

type Load = () => Promise<{ default: ComponentType<WidgetProps> }>

const choiceCards: Load = () =>
  import('./choice-cards/choice-cards.tsx').then((part) => ({ default: part.ChoiceCards }))
const letterBoxes: Load = () =>
  import('./letter-boxes/letter-boxes.tsx').then((part) => ({ default: part.LetterBoxes }))
const wordBank: Load = () => import('./word-bank/word-bank.tsx').then((part) => ({ default: part.WordBank }))
const openAnswer: Load = () => import('./open-answer/open-answer.tsx').then((part) => ({ default: part.OpenAnswer }))
const inlineSelects: Load = () =>
  import('./inline-selects/inline-selects.tsx').then((part) => ({ default: part.InlineSelects }))

/** The players of sound and film. */
export const loadRecordedMedia = () => import('./recorded-media.tsx').then((part) => ({ default: part.RecordedMedia }))

/** What became of an answer: for whoever has given one. */
export const loadResultNote = () =>
  import('./result-note/result-note.tsx').then((part) => ({ default: part.ResultNote }))

const ChoiceCards = lazyAgain(choiceCards)

/** The widget of each type, loaded when an exercise needs it. A new type does not compile without one. */
export const exerciseWidgets: Record<ExerciseType, ComponentType<WidgetProps>> = {
  UNIQUE_ALTERNATIVE: ChoiceCards,
  MULTIPLE_ALTERNATIVE: ChoiceCards,
  COMPLETE_LETTERS: lazyAgain(letterBoxes),
  COMPLETE_WORD: lazyAgain(wordBank),
  OPEN_ANSWER: lazyAgain(openAnswer),
  MULTIPLE_OPTIONS: lazyAgain(inlineSelects),
}

/** Loads the widgets of all types, the result, the players and the large picture, for whoever may lose the connection between two exercises. */
export const preloadExerciseWidgets = (): Promise<unknown> =>
  Promise.all(
    [
      choiceCards,
      letterBoxes,
      wordBank,
      openAnswer,
      inlineSelects,
      loadResultNote,
      loadRecordedMedia,
      loadImageDialog,
    ].map((load) => load()),
  )

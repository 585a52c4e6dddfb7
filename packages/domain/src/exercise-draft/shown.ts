import { joinLetters, noAnswer, type Answer } from '../answers.ts'
import { readCloze } from './cloze-columns.ts'
import type { ExerciseDraft } from '../exercise-draft.ts'
import type { Exercise } from '../exercises.ts'
import type { ExerciseType } from '../kinds.ts'

/** Where a kept file can be read; null: nowhere. */
export type AddressOf = (key: string) => string | null
const asGiven: AddressOf = (key) => key

/** The accepted answers of a text type, one a line. */
export const acceptedLines = (answer_correct: string | null): string[] =>
  (answer_correct ?? '').split('\n').filter((line) => line.trim() !== '')

function fileOf(key: string | null, addressOf: AddressOf) {
  const url = key ? addressOf(key) : null
  return url ? { url } : null
}

/** What a student sees of an exercise who has not answered yet: nothing of its key. */
export function shownExercise(draft: ExerciseDraft, addressOf: AddressOf = asGiven): Exercise {
  const { id = 1, type, title, question, question_masked, alternatives, options, media_type, image_text } = draft
  const audio_extra = fileOf(draft.audio_extra, addressOf)
  const image_extra = fileOf(draft.image_extra, addressOf)
  const media = fileOf(draft.media_url, addressOf)
  return {
    id,
    type,
    title,
    question,
    question_masked,
    alternatives,
    image_text,
    audio_extra,
    image_extra,
    options: options.map((blank) => ({ ...blank, answer: null, closed: false })),
    media: media_type && media ? { type: media_type, url: media.url } : null,
    extras:
      audio_extra || image_extra ? { audio_url: audio_extra?.url ?? null, image_url: image_extra?.url ?? null } : null,
    answer_alternatives: [],
    answer_text: null,
    answered_options: [],
    answered: false,
    evaluation: null,
    flagged: false,
    correct: null,
    credit: null,
    correct_alternatives: null,
    answer_correct: null,
    feedback: null,
  }
}

/** What a student sees of it once it is marked: the key and the explanation too. */
export function markedExercise(draft: ExerciseDraft, addressOf: AddressOf = asGiven): Exercise {
  const { blanks } = readCloze(draft)
  const shown = shownExercise(draft, addressOf)
  return {
    ...shown,
    answered: true,
    options: shown.options.map((blank, index) => ({
      ...blank,
      answer: blanks[index]?.answers[0] || null,
      closed: true,
    })),
    correct_alternatives: draft.correct_alternatives,
    answer_correct: acceptedLines(draft.answer_correct)[0] ?? null,
    feedback: draft.feedback,
  }
}

const chosen = ({ correct_alternatives }: ExerciseDraft): Answer => ({
  ...noAnswer,
  alternatives: [...new Set(correct_alternatives)],
})
const firstLine = ({ answer_correct }: ExerciseDraft) => acceptedLines(answer_correct)[0] ?? ''

const keys: Record<ExerciseType, (draft: ExerciseDraft) => Answer> = {
  UNIQUE_ALTERNATIVE: chosen,
  MULTIPLE_ALTERNATIVE: chosen,
  COMPLETE_LETTERS: (draft) => ({ ...noAnswer, text: joinLetters([firstLine(draft).normalize('NFC')]) }),
  COMPLETE_WORD: (draft) => ({ ...noAnswer, text: firstLine(draft) }),
  MULTIPLE_OPTIONS: ({ options, option_answers }) => ({
    ...noAnswer,
    options: options.map(({ position }, index) => ({ position, answer: option_answers?.[index] ?? '' })),
  }),
  OPEN_ANSWER: ({ answer_correct }) => ({ ...noAnswer, text: answer_correct ?? '' }),
}

/** The answer that the key gives: of several, the one that is shown. */
export const answerByKey = (draft: ExerciseDraft): Answer => keys[draft.type](draft)

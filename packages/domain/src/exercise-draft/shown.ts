import type { Answer } from '../answers.ts'
import { readCloze } from '../question-types/shared/cloze-columns.ts'
import { shownKey } from '../question-types/shared/shown-key.ts'
import type { ExerciseDraft } from '../exercise-draft.ts'
import type { Exercise } from '../exercises.ts'
import type { SafeHtml } from '../html.ts'
import { authorRules } from '../question-types/author.ts'
import { studentRules } from '../question-types/student.ts'

/** Returns the URL of a stored file; null: it has none. */
export type AddressOf = (key: string) => string | null
const asGiven: AddressOf = (key) => key

function fileOf(key: string | null, addressOf: AddressOf) {
  const url = key ? addressOf(key) : null
  return url ? { url } : null
}

/** The HTML of a draft comes from a form: a sanitizer makes it fit to be shown. */
export type Clean = (html: string) => SafeHtml

/** Serializes an exercise for a student who has not answered yet: the key is left out. */
export function shownExercise(draft: ExerciseDraft, clean: Clean, addressOf: AddressOf = asGiven): Exercise {
  const { id = 1, type, title, question_masked, alternatives, options, media_type, image_text } = draft
  const audio_extra = fileOf(draft.audio_extra, addressOf)
  const image_extra = fileOf(draft.image_extra, addressOf)
  const media = fileOf(draft.media_url, addressOf)
  return {
    id,
    type,
    title,
    question: clean(draft.question),
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

/** Serializes an exercise for a student after marking, with the key and the explanation. */
export function markedExercise(draft: ExerciseDraft, clean: Clean, addressOf: AddressOf = asGiven): Exercise {
  const { blanks } = readCloze(draft)
  const { type, option_answers, alternative_feedback } = draft
  const chosen = studentRules[type].channel === 'options' ? option_answers : null
  const shown = shownExercise(draft, clean, addressOf)
  return {
    ...shown,
    answered: true,
    options: shown.options.map((blank, index) => ({
      ...blank,
      answer: chosen?.[index] || blanks[index]?.answers[0] || null,
      closed: true,
    })),
    correct_alternatives: draft.correct_alternatives,
    answer_correct: shownKey(type, draft.answer_correct),
    feedback: draft.feedback === null ? null : clean(draft.feedback),
    alternative_feedback: alternative_feedback.map(({ id, html }) => ({ id, html: clean(html) })),
  }
}

/** The accepted answer of the key; of several, the one that is displayed. */
export const answerByKey = (draft: ExerciseDraft): Answer => authorRules[draft.type].answerByKey(draft)

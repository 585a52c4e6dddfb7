import { filmOf } from '../embeds.ts'
import { hasStrayColumns } from './columns.ts'
import { when, type Finding } from '../question-types/shared/findings.ts'
import { isBlankHtml } from '../question-types/shared/lint-html.ts'
import type { ExerciseDraft } from '../exercise-draft.ts'
import { authorRules } from '../question-types/author.ts'

/** Whether there is a picture that needs an alternative text. */
const hasImage = ({ image_extra, media_type, media_url }: ExerciseDraft) =>
  Boolean(image_extra) || (media_type === 'IMAGE' && Boolean(media_url))

function lintMedia(draft: ExerciseDraft): Finding[] {
  const { media_type, media_url, audio_extra, image_extra } = draft
  const empty = !media_url
  const isFilm = filmOf(media_url ?? '') !== null
  return [
    ...when(media_type === 'AUDIO' && empty && !audio_extra, 'audio.missing'),
    ...when(media_type === 'VIDEO' && empty, 'media.missing'),
    ...when(media_type === 'IMAGE' && empty && !image_extra, 'media.missing'),
    ...when((media_type === 'AUDIO' || media_type === 'IMAGE') && isFilm, 'media.film'),
    ...when(media_type === null && !empty, 'media.noType'),
    ...when((media_type === 'TEXT' || media_type === 'PDF') && !empty, 'media.unseen'),
    ...when(hasImage(draft) && draft.image_text.trim() === '', 'image.noText'),
  ]
}

/** Returns the problems that a student would run into, in the order of the form. */
export function lintExercise(draft: ExerciseDraft): Finding[] {
  const { topic_id, title, question, feedback, type } = draft
  return [
    ...when(topic_id === null, 'topic.missing'),
    ...when(title.trim() === '', 'title.missing'),
    ...when(/#{4,}/.test(question), 'question.hashes'),
    ...authorRules[type].lint(draft),
    ...lintMedia(draft),
    ...when(isBlankHtml(feedback ?? ''), 'feedback.missing'),
    ...when(hasStrayColumns(draft), 'columns.stray'),
  ]
}

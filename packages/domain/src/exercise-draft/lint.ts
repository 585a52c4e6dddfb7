import { hasStrayColumns } from './columns.ts'
import { each, when, type Finding } from './findings.ts'
import { lintLetters, lintOptions, lintSentence, lintWords } from './lint-blanks.ts'
import type { ExerciseDraft } from '../exercise-draft.ts'
import type { ExerciseType } from '../kinds.ts'

export type Lint = (draft: ExerciseDraft) => Finding[]

/** Whether a piece of html shows nothing. */
export const isBlankHtml = (html: string): boolean =>
  !/<img\b/i.test(html) && html.replaceAll(/<[^>]*>|&nbsp;|\s/gi, '') === ''

/** The same words for the eye. */
const seen = (text: string) => text.trim().replaceAll(/\s+/g, ' ')
const isAgain = (texts: readonly string[], at: number) => texts[at] !== '' && texts.indexOf(texts[at] ?? '') < at

const lintChoices: Lint = ({ type, alternatives, correct_alternatives }) => {
  const titles = alternatives.map(({ title }) => seen(title))
  const right = correct_alternatives ?? []
  const known = right.filter((one) => alternatives.some(({ id }) => id === one))
  const several = type === 'MULTIPLE_ALTERNATIVE'
  return [
    ...when(alternatives.length < 2, 'alternatives.few'),
    ...each(titles, 'alternatives.empty', (title) => title === ''),
    ...each(titles, 'alternatives.twice', (_, at) => isAgain(titles, at)),
    ...when(right.length === 0, 'right.missing'),
    ...when(!several && right.length > 1, 'right.several'),
    ...when(known.length < right.length, 'right.unknown'),
    ...when(several && known.length === 1 && alternatives.length > 1, 'right.single'),
    ...when(several && known.length === alternatives.length && known.length > 1, 'right.all'),
  ]
}

const questionAsks: Lint = ({ question }) => when(isBlankHtml(question), 'question.missing')
const instructs: Lint = ({ question }) => when(isBlankHtml(question), 'question.noInstruction')

const lints: Record<ExerciseType, readonly Lint[]> = {
  UNIQUE_ALTERNATIVE: [questionAsks, lintChoices],
  MULTIPLE_ALTERNATIVE: [questionAsks, lintChoices],
  COMPLETE_LETTERS: [instructs, lintSentence, lintLetters],
  COMPLETE_WORD: [instructs, lintSentence, lintWords],
  MULTIPLE_OPTIONS: [instructs, lintSentence, lintOptions],
  OPEN_ANSWER: [questionAsks, ({ answer_correct }) => when(!answer_correct?.trim(), 'answer.model')],
}

/** Whether there is a picture to describe. */
const hasImage = ({ image_extra, media_type, media_url }: ExerciseDraft) =>
  Boolean(image_extra) || (media_type === 'IMAGE' && Boolean(media_url))

const lintMedia: Lint = (draft) => {
  const { media_type, media_url, audio_extra, image_extra } = draft
  const empty = !media_url
  return [
    ...when(media_type === 'AUDIO' && empty && !audio_extra, 'audio.missing'),
    ...when(media_type === 'VIDEO' && empty, 'media.missing'),
    ...when(media_type === 'IMAGE' && empty && !image_extra, 'media.missing'),
    ...when(media_type === null && !empty, 'media.noType'),
    ...when((media_type === 'TEXT' || media_type === 'PDF') && !empty, 'media.unseen'),
    ...when(hasImage(draft) && draft.image_text.trim() === '', 'image.noText'),
  ]
}

/** What a student would stumble on in an exercise, in the order of its form. */
export function lintExercise(draft: ExerciseDraft): Finding[] {
  const { topic_id, title, question, feedback, type } = draft
  return [
    ...when(topic_id === null, 'topic.missing'),
    ...when(title.trim() === '', 'title.missing'),
    ...when(/#{4,}/.test(question), 'question.hashes'),
    ...lints[type].flatMap((lint) => lint(draft)),
    ...lintMedia(draft),
    ...when(isBlankHtml(feedback ?? ''), 'feedback.missing'),
    ...when(hasStrayColumns(draft), 'columns.stray'),
  ]
}

/** Whether students may see an exercise. */
export const canPublish = (findings: readonly Finding[]): boolean => findings.every(({ level }) => level !== 'error')

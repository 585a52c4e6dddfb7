import { splitLetters, splitWords, type Blank, type Exercise, type SecondVersion } from '@the-house/domain'
import type { House } from '../../house.ts'
import { fileOf } from '../books/present.ts'
import { acceptedTexts } from './marking.ts'
import type { Entry, ExerciseRow, SecondVersionRow, Test } from './sheet.ts'

/** Whether an attempt is over. */
export const isConcluded = ({ status }: Pick<Test, 'status'>) => status === 'FINISHED' || status === 'FINISHED_EXPIRED'

/** What counts of an attempt for what is shown of its exercises. */
type Sat = Pick<Test, 'kind' | 'status' | 'show_feedback' | 'flagged'>

/** Whether the key of an exercise may be known: handed in or finished, where the set shows feedback. */
function isRevealed(test: Sat, { exercise, answer }: Entry): boolean {
  if (!test.show_feedback) return false
  // The model of an open answer comes with the teacher's correction.
  if (exercise.type === 'OPEN_ANSWER') return answer?.corrected_by != null
  return isConcluded(test) || (test.kind === 'PRACTICE' && answer?.answered_at != null)
}

/** What stands in each blank of a text, so far or by the key. */
function wordsOf({ type, options }: ExerciseRow, text: string): string[] {
  if (type === 'COMPLETE_WORD') return splitWords(text, options.length)
  if (type !== 'COMPLETE_LETTERS') return []
  const lengths = options.map((blank) => blank.options.length)
  return splitLetters(text, lengths)
}

function blanksOf({ exercise, answer }: Entry, revealed: boolean): Blank[] {
  const filled = wordsOf(exercise, answer?.text ?? '')
  const chosen = new Map(answer?.options.map((option) => [option.position, option.answer]))
  const key = revealed ? (exercise.option_answers ?? wordsOf(exercise, acceptedTexts(exercise)[0] ?? '')) : []
  return exercise.options.map(({ position, options }, index) => {
    const word = chosen.get(position) ?? filled[index] ?? ''
    return { position, options, answer: key[index] ?? null, closed: word !== '' && !word.includes('_') }
  })
}

/** Whether its student may write a corrected answer once more: as long as the correction can be seen, and once it is all over. */
export const isRewritable = (test: Sat, { answer, second }: Entry): boolean =>
  isConcluded(test) && test.show_feedback && answer?.corrected_by != null && !second

function presentSecond({ text, sent_at, feedback, evaluation, comments, tags }: SecondVersionRow): SecondVersion {
  return { text, sent_at: sent_at.toISOString(), feedback, evaluation, comments, tags }
}

/** What comes with a teacher's correction. */
const correctionOf = (test: Sat, entry: Entry) =>
  entry.answer?.corrected_by != null && {
    comments: entry.answer.comments,
    tags: entry.answer.tags,
    rewritable: isRewritable(test, entry),
    ...(entry.second && { second_version: presentSecond(entry.second) }),
  }

/** What is added once an exercise may be known; before, it is not even read. */
const keyOf = ({ exercise, answer, objection, reply }: Entry) => ({
  correct: answer?.correct ?? null,
  credit: answer?.credit ?? null,
  correct_alternatives: exercise.correct_alternatives,
  answer_correct: acceptedTexts(exercise)[0] ?? null,
  feedback: answer?.feedback ?? exercise.feedback,
  ...(objection && { objection: { ...objection, reply: reply ?? '' } }),
})

/** An exercise of an attempt as its student may see it now, or with its key for whoever corrects it. */
export function presentExercise(entry: Entry, test: Sat, house: House, revealed = isRevealed(test, entry)): Exercise {
  const { exercise, answer } = entry
  const { id, type, title, question, question_masked, alternatives, media_type, image_text } = exercise
  const media = house.fileUrl(exercise.media ?? exercise.media_url)
  const audio = fileOf(house, exercise.audio_extra)
  const image = fileOf(house, exercise.image_extra)
  return {
    id,
    type,
    title,
    question,
    question_masked,
    alternatives,
    image_text,
    options: blanksOf(entry, revealed),
    answer_alternatives: answer?.alternatives ?? [],
    answer_text: answer?.text || null,
    answered_options: answer?.options ?? [],
    answered: answer?.answered_at != null,
    evaluation: answer?.evaluation ?? null,
    media: media_type && media ? { type: media_type, url: media } : null,
    audio_extra: audio,
    image_extra: image,
    extras: audio || image ? { audio_url: audio?.url ?? null, image_url: image?.url ?? null } : null,
    flagged: test.flagged.includes(id),
    correct: null,
    credit: null,
    correct_alternatives: null,
    answer_correct: null,
    feedback: null,
    ...(revealed && { ...keyOf(entry), ...correctionOf(test, entry) }),
  }
}

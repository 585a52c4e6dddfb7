import { isMarkedByTeacher, studentRules, type Blank, type Exercise, type SecondVersion } from '@the-house/domain'
import { serverRules, shownKey } from '@the-house/domain/server'
import type { AppContext } from '../../app-context.ts'
import { fileOf } from '../../files/present.ts'
import type { Entry, ExerciseRow, SecondVersionRow, Test } from './attempt-rows.ts'
import type { Embargo } from './embargo.ts'

/** Whether an attempt is concluded. */
export const isConcluded = ({ status }: Pick<Test, 'status'>) => status === 'FINISHED' || status === 'FINISHED_EXPIRED'

/** The properties of an attempt that decide what is shown of its exercises. */
type Sat = Pick<Test, 'kind' | 'status' | 'show_feedback' | 'flagged' | 'revealed_at'>

/** Whether a practice hides the key of an exercise that was not answered until its student asks to see it. */
export const isHidden = (test: Sat, { exercise, answer }: Entry): boolean =>
  test.kind === 'PRACTICE' &&
  isConcluded(test) &&
  test.show_feedback &&
  test.revealed_at === null &&
  !isMarkedByTeacher(exercise.type) &&
  !exercise.tests_only &&
  answer?.answered_at == null

/** Whether the key of an exercise may be shown: submitted or concluded, in a set that shows feedback. */
function isRevealed(test: Sat, entry: Entry): boolean {
  const { exercise, answer } = entry
  if (!test.show_feedback || (test.kind === 'PRACTICE' && exercise.tests_only)) return false
  // The model answer of an open exercise is shown with the teacher's correction.
  if (isMarkedByTeacher(exercise.type)) return answer?.corrected_by != null
  if (test.kind === 'TEST') return isConcluded(test)
  return answer?.answered_at != null || (isConcluded(test) && !isHidden(test, entry))
}

/** The right text of each blank; the units of a number have none. */
function keyOfBlanks({ type, options, option_answers, answer_correct }: ExerciseRow): string[] {
  if (studentRules[type].channel === 'options') return option_answers ?? []
  return serverRules[type].blankTexts(options, shownKey(type, answer_correct) ?? '')
}

/** What is said of the alternatives that a student has chosen; nothing where the answer was not handed in. */
function feedbackOfChosen({ exercise, answer }: Entry) {
  const chosen = answer?.answered_at == null ? [] : answer.alternatives
  const said = exercise.alternative_feedback.filter(({ id }) => chosen.includes(id))
  return said.length > 0 && { alternative_feedback: said }
}

function blanksOf({ exercise, answer }: Entry, revealed: boolean): Blank[] {
  const { blankTexts } = serverRules[exercise.type]
  const filled = blankTexts(exercise.options, answer?.text ?? '')
  const chosen = new Map(answer?.options.map((option) => [option.position, option.answer]))
  const key = revealed ? keyOfBlanks(exercise) : []
  return exercise.options.map(({ position, options }, index) => {
    const word = chosen.get(position) ?? filled[index] ?? ''
    return { position, options, answer: key[index] ?? null, closed: word !== '' && !word.includes('_') }
  })
}

/** Whether the student may write a second version: while the correction is visible and the attempt is concluded. */
export const isRewritable = (test: Sat, { answer, second }: Entry): boolean =>
  isConcluded(test) && test.show_feedback && answer?.corrected_by != null && !second

function presentSecond({ text, sent_at, feedback, evaluation, comments, tags }: SecondVersionRow): SecondVersion {
  return { text, sent_at: sent_at.toISOString(), feedback, evaluation, comments, tags }
}

/** The fields of a teacher's correction. */
const correctionOf = (test: Sat, entry: Entry) =>
  entry.answer?.corrected_by != null && {
    comments: entry.answer.comments,
    tags: entry.answer.tags,
    rewritable: isRewritable(test, entry),
    ...(entry.second && { second_version: presentSecond(entry.second) }),
  }

/** The fields that reveal the key, added only once it may be shown. */
const keyOf = (entry: Entry) => {
  const { exercise, answer, objection, reply } = entry
  return {
    correct: answer?.correct ?? null,
    credit: answer?.credit ?? null,
    correct_alternatives: exercise.correct_alternatives,
    answer_correct: shownKey(exercise.type, exercise.answer_correct),
    feedback: answer?.feedback ?? exercise.feedback,
    ...feedbackOfChosen(entry),
    ...(objection && { objection: { ...objection, reply: reply ?? '' } }),
  }
}

/** Serializes an exercise of an attempt with its key, for those who correct. */
export const presentForStaff = (entry: Entry, test: Sat, context: AppContext): Exercise =>
  serialize(entry, test, context, { revealed: true, withheld: false })

/** Serializes an exercise of an attempt as its student may see it now. */
export function presentExercise(entry: Entry, test: Sat, context: AppContext, embargo: Embargo): Exercise {
  const withheld = embargo.covers(entry.exercise)
  return serialize(entry, test, context, { revealed: !withheld && isRevealed(test, entry), withheld })
}

function serialize(
  entry: Entry,
  test: Sat,
  context: AppContext,
  { revealed, withheld }: Record<'revealed' | 'withheld', boolean>,
): Exercise {
  const { exercise, answer } = entry
  const { id, type, title, question, question_masked, alternatives, media_type, image_text } = exercise
  const media = fileOf(context, exercise.media || exercise.media_url)
  // A row of a former version may have been noted before there were captions.
  const captions = exercise.media ? context.fileUrl(exercise.captions ?? null) : null
  const audio = fileOf(context, exercise.audio_extra)
  const image = fileOf(context, exercise.image_extra)
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
    ...(answer && { answer_version: answer.version }),
    answered: answer?.answered_at != null,
    evaluation: withheld ? null : (answer?.evaluation ?? null),
    media: media_type && media ? { type: media_type, ...media, ...(captions && { captions }) } : null,
    audio_extra: audio,
    image_extra: image,
    extras: audio || image ? { audio_url: audio?.url ?? null, image_url: image?.url ?? null } : null,
    flagged: test.flagged.includes(id),
    ...(withheld && { withheld }),
    correct: null,
    credit: null,
    correct_alternatives: null,
    answer_correct: null,
    feedback: null,
    ...(revealed && { ...keyOf(entry), ...correctionOf(test, entry) }),
  }
}

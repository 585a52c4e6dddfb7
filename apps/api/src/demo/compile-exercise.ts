import { newExercise, ownColumns, writeNumbers, writePairs } from '@the-house/domain'
import type { AuthoredExercise } from './authoring/exercises.ts'
import { authoredHtml } from './authored-html.ts'
import type { exercises } from '../db/schema/exercises.ts'
import { keys, transcriptOf } from './media/keys.ts'
import { pictures } from './media/pictures.ts'
import { Random } from './random.ts'

export type ExerciseRow = typeof exercises.$inferSelect

/** The columns of a new row. */
const asMade = { published: true, release_at: null, version: 1, updated_at: null, deleted_at: null }

const chosen = new Set(['UNIQUE_ALTERNATIVE', 'MULTIPLE_ALTERNATIVE', 'ORDERING'])

/** The columns of the types that the domain writes. */
function written({ type, pairs, number }: AuthoredExercise) {
  const draft = newExercise(type)
  if (pairs) return ownColumns(writePairs(draft, pairs))
  return number ? ownColumns(writeNumbers(draft, number)) : {}
}

/**
 * Compiles the row of an exercise. Ids encode the position (topic 14, third: 1403), those of its choices append a
 * digit, so that all are unique in the school. Choices, items and options are shuffled with a fixed seed.
 */
export function compileExercise(authored: AuthoredExercise, topicId: number, position: number): ExerciseRow {
  const id = topicId * 100 + position
  const random = new Random(id)
  const choices = random.shuffle(authored.choices).map((choice, index) => ({ ...choice, id: id * 10 + index + 1 }))
  const right = authored.choices.flatMap(({ title }) => choices.find((one) => one.right && one.title === title) ?? [])
  const { type, title, question, masked, key, why, audio, image } = authored
  return {
    id,
    topic_id: topicId,
    position,
    type,
    title,
    question: authoredHtml(question),
    question_masked: masked,
    alternatives: choices.map(({ id, title }) => ({ id, title })),
    options: authored.blanks.map(({ options }, index) => ({ position: index + 1, options: random.shuffle(options) })),
    feedback: authoredHtml(audio ? `${why}<blockquote>${transcriptOf(audio)}</blockquote>` : why),
    media_type: null,
    media: null,
    captions: null,
    media_url: null,
    audio_extra: audio && keys.audio(audio),
    image_extra: image && keys.picture(image),
    image_text: image ? pictures[image] : '',
    correct_alternatives: chosen.has(type) ? right.map(({ id }) => id) : null,
    answer_correct: key,
    ...asMade,
    also_right: [],
    tests_only: false,
    alternative_feedback: choices.flatMap(({ id, said }) => (said ? [{ id, html: authoredHtml(said) }] : [])),
    option_answers: type === 'MULTIPLE_OPTIONS' ? authored.blanks.map(({ options: [first = ''] }) => first) : null,
    ...written(authored),
  }
}

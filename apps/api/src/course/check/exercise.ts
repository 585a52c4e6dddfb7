import {
  exerciseDraftSchema,
  lintExercise,
  phoneTextMax,
  type CourseFinding,
  type CourseFindingToken,
  type FindingToken,
  ValidationError,
} from '@the-house/domain'
import { findingsOf } from './found.ts'
import type { CheckedExercise } from './read.ts'

/** The finding of a chapter that sums up one of the exercise's linter. */
const tokens: Record<FindingToken, CourseFindingToken> = {
  'topic.missing': 'exercise.broken',
  'title.missing': 'exercise.title',
  'question.missing': 'exercise.question',
  'question.noInstruction': 'exercise.advice',
  'question.hashes': 'exercise.question',
  'sentence.missing': 'exercise.sentence',
  'sentence.noBlank': 'exercise.sentence',
  'sentence.hashes': 'exercise.sentence',
  'sentence.hash': 'exercise.advice',
  'sentence.uneven': 'exercise.sentence',
  'alternatives.few': 'exercise.choices',
  'alternatives.empty': 'exercise.choices',
  'alternatives.twice': 'exercise.choices',
  'right.missing': 'exercise.right',
  'right.several': 'exercise.right',
  'right.unknown': 'exercise.right',
  'right.all': 'exercise.advice',
  'right.single': 'exercise.advice',
  'options.few': 'exercise.options',
  'options.empty': 'exercise.options',
  'options.twice': 'exercise.options',
  'options.firstRight': 'exercise.advice',
  'optionAnswer.missing': 'exercise.answers',
  'optionAnswer.unknown': 'exercise.answers',
  'answer.missing': 'exercise.answers',
  'answer.uneven': 'exercise.answers',
  'answer.noLetters': 'exercise.answers',
  'answer.gap': 'exercise.answers',
  'answer.model': 'exercise.advice',
  'bank.lacks': 'exercise.answers',
  'bank.bar': 'exercise.choices',
  'bank.noExtra': 'exercise.advice',
  'bank.inOrder': 'exercise.advice',
  'pairs.few': 'exercise.choices',
  'pairs.noLeft': 'exercise.choices',
  'pairs.leftTwice': 'exercise.choices',
  'pairs.noRight': 'exercise.answers',
  'pairs.uneven': 'exercise.options',
  'pairs.noExtra': 'exercise.advice',
  'items.few': 'exercise.choices',
  'items.empty': 'exercise.choices',
  'items.unplaced': 'exercise.right',
  'items.inOrder': 'exercise.choices',
  'numbers.missing': 'exercise.answers',
  'numbers.notNumber': 'exercise.answers',
  'numbers.tolerance': 'exercise.answers',
  'numbers.credit': 'exercise.answers',
  'numbers.noFull': 'exercise.answers',
  'units.empty': 'exercise.options',
  'units.twice': 'exercise.options',
  'units.multiplier': 'exercise.options',
  'feedback.missing': 'feedback.missing',
  'media.missing': 'media.missing',
  'media.noType': 'exercise.advice',
  'media.film': 'exercise.advice',
  'media.unseen': 'exercise.advice',
  'audio.missing': 'media.missing',
  'image.noText': 'image.noText',
  'columns.stray': 'exercise.advice',
}

/** Returns a row as its form has it; null where it breaks the schema, as an imported one may. */
function draftOf(row: object) {
  try {
    return exerciseDraftSchema.validateSync(row)
  } catch (error) {
    if (ValidationError.isError(error)) return null
    throw error
  }
}

/** Checks an exercise by its linter; findings that say the same of one field are one. */
export function checkExercise(exercise: CheckedExercise): CourseFinding[] {
  const { id, title, question, media, media_url } = exercise
  const { error, warning, long } = findingsOf({ entity: 'exercises', id, name: title })
  const draft = draftOf({ ...exercise, media_url: media ?? media_url })
  if (!draft) return error(true, 'exercise.broken', { field: 'type' })
  const found = lintExercise(draft).flatMap(({ token, field, level }) =>
    (level === 'error' ? error : warning)(true, tokens[token], { field }),
  )
  const once = new Map(found.map((finding) => [`${finding.token} ${String(finding.field)}`, finding]))
  return [...once.values(), ...long(question, phoneTextMax.question, 'question')]
}

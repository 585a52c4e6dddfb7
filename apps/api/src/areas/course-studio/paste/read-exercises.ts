import type { ExerciseType } from '@the-house/domain'
import { noteOf } from '@the-house/domain/server'
import { check } from '../../exercise-exchange/check.ts'
import { headerOf } from '../../exercise-exchange/csv-table.ts'
import { isRefusal } from '../../exercise-exchange/problem.ts'
import type { Found } from '../../exercise-exchange/question.ts'
import { readText } from '../../exercise-exchange/read-file.ts'
import { readExerciseLine } from './exercise-line.ts'
import { linesRead, type PasteLine } from './paste-line.ts'

/** The schema of an exercise wants a topic, which its step names. */
const anyTopic = 1

const lineOf = (found: Found, depth: number): PasteLine => {
  const { row, body } = check(found, anyTopic)
  const { line, name, type, problems } = row
  return { line, depth, entity: 'exercises', name, type, problems, fields: body }
}

/** Reads a line as an exercise. */
export function readExercise(
  text: string,
  type: ExerciseType | null,
  place: { line: number; depth: number },
): PasteLine {
  if (type !== null) return lineOf(readExerciseLine(text, type, place.line), place.depth)
  const problems = [noteOf('type.missing', { line: place.line })]
  return { ...place, entity: 'exercises', name: text.split('\t')[0] ?? '', type, problems, fields: null }
}

/** Whether a text begins with the header of the import's table. */
export const isTable = (text: string): boolean => headerOf(text).length > 1

/** Reads a table as the import does; what is said of it as a whole is said of its first row. */
export function readTable(text: string): PasteLine[] {
  const { found, problems } = readText('CSV', Buffer.from(text))
  const [first, ...rest] = found.slice(0, linesRead).map((one) => lineOf(one, 0))
  const whole: PasteLine = first ?? {
    line: problems[0]?.line ?? 1,
    depth: 0,
    entity: 'exercises',
    name: '',
    type: null,
    problems: [],
    fields: null,
  }
  const fields = problems.some(isRefusal) ? null : whole.fields
  return [{ ...whole, problems: [...problems, ...whole.problems], fields }, ...rest]
}

import type { ExchangeFormat, ExchangeProblem } from '@the-house/domain'
import { check, type Checked } from './check.ts'
import { readFileAs } from './read-file.ts'

/** A file of exercises, as it is read in a thread. */
export interface ExerciseFile {
  format: ExchangeFormat
  path: string
  topic_id: number
}

/** What a file holds: its exercises, each with its row of the report, and what is wrong with the whole. */
export interface ReadExercises {
  checked: Checked[]
  problems: ExchangeProblem[]
}

/** Reads and validates a file of exercises. */
export default async function readInThread({ format, path, topic_id }: ExerciseFile): Promise<ReadExercises> {
  const { found, problems } = await readFileAs(format, path)
  return { checked: found.map((one) => check(one, topic_id)), problems }
}

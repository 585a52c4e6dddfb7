import type { ExchangeFormat, ExchangeProblem, ExchangeRow, ExerciseReading } from '@the-house/domain'
import { inBatches } from '../../reading/in-batches.ts'
import { check } from './check.ts'
import { keepFiles, type KeptFile } from './keep-files.ts'
import { schoolPicturesIn } from './text-pictures.ts'
import { readFileAs, unreadable } from './read-file.ts'

/** What one step writes: a statement of some milliseconds on the embedded database. */
const batch = { rows: 15, characters: 30_000 }

/** A file of exercises, as it is read in a thread. */
export interface ExerciseFile {
  format: ExchangeFormat
  path: string
  topic_id: number
}

/** What a file holds. */
export interface ReadExercises {
  /** What is wrong with the whole. */
  problems: ExchangeProblem[]
  /** How a table was understood; null: the file is no table. */
  reading: ExerciseReading | null
  /** A row of the report for each exercise. */
  rows: ExchangeRow[]
  /** How many can be imported. */
  taken: number
  /** The bodies of the form that create them, as JSON of arrays of them; their html is cleaned. */
  batches: string[]
  /** For each row of the report the addresses of a school's pictures that the texts show. */
  textPictures: string[][]
  /** The files of these exercises, on the disk beside the file that was read. */
  files: KeptFile[]
}

const nothing = { reading: null, rows: [], taken: 0, batches: [], textPictures: [], files: [] }

/** Reads and validates a file of exercises. */
export default async function readInThread({ format, path, topic_id }: ExerciseFile): Promise<ReadExercises> {
  const { found, problems, reading = null } = await readFileAs(format, path)
  const all = found.map((one) => check(one, topic_id))
  const kept = await keepFiles(found, all, path).catch(unreadable)
  if ('found' in kept) return { ...nothing, problems: kept.problems }
  const { checked, files } = kept
  const bodies = checked.flatMap(({ body }) => (body ? [body] : []))
  const rows = checked.map(({ row }) => row)
  const textPictures = found.map(({ draft }) => (draft ? schoolPicturesIn(draft) : []))
  return { problems, reading, rows, taken: bodies.length, batches: inBatches(bodies, batch), textPictures, files }
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { array, lazy, number, object, string, type InferType } from 'yup'
import { Refusal } from '../refusal.ts'
import { texts } from './texts.ts'

/** Raised when a reader of before could not understand a backup. */
export const formatVersion = 1

const count = () => number().integer().min(0).required()
const hash = () =>
  string()
    .matches(/^[0-9a-f]{64}$/)
    .required()
/** A path below a directory, which never leads out of it. */
const key = () =>
  string()
    .required()
    .test('inside', (value) => value.split('/').every((part) => part !== '' && part !== '.' && part !== '..'))

const contentSchema = object({ bytes: count(), sha256: hash() })
const linesSchema = contentSchema.shape({ rows: count() })

const manifestSchema = object({
  format: number().integer().required(),
  /** The version of the product that made it. */
  product: string().required(),
  created_at: string().required(),
  /** The last migration that its tables have got; `at` orders migrations. */
  migration: object({ at: number().integer().required(), hash: hash() }),
  tables: array(linesSchema.shape({ name: key(), columns: array(string().required()).required() })).required(),
  /** The last value of each sequence; null: it has given none. */
  sequences: lazy((value: object) =>
    object(Object.fromEntries(Object.keys(value ?? {}).map((name) => [name, string().nullable().defined()]))),
  ),
  /** The jobs that waited. */
  jobs: linesSchema.shape({ queues: array(string().required()).required() }),
  files: array(contentSchema.shape({ key: key() })).required(),
  /** The files that rows name and that were not there. */
  missing: array(string().required()).required(),
})

export type Content = InferType<typeof contentSchema>
export type Lines = InferType<typeof linesSchema>
export interface Manifest extends Omit<InferType<typeof manifestSchema>, 'sequences'> {
  sequences: Record<string, string | null>
}

export const manifestName = 'manifest.json'
export const jobsName = 'jobs.ndjson'
export const tablePath = (name: string) => `tables/${name}.ndjson`
export const filePath = (key: string) => `files/${key}`

/** Every content of a backup with its path in it. */
export const contentsOf = ({ tables, jobs, files }: Manifest): { path: string; content: Content }[] => [
  ...tables.map((table) => ({ path: tablePath(table.name), content: table })),
  { path: jobsName, content: jobs },
  ...files.map((file) => ({ path: filePath(file.key), content: file })),
]

/** Reads the manifest of a backup; throws a Refusal where the directory is none. */
export async function readManifest(directory: string): Promise<Manifest> {
  const text = await readFile(join(directory, manifestName), 'utf8').catch(() => undefined)
  if (text === undefined) throw new Refusal(texts.noBackup(directory))
  try {
    const { sequences, ...manifest } = await manifestSchema.validate(JSON.parse(text), { strict: true })
    if (manifest.format > formatVersion) throw new Refusal(texts.newer(manifest.product))
    return { ...manifest, sequences: { ...sequences } }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(texts.unreadable(directory, error instanceof Error ? error.message : String(error)))
  }
}

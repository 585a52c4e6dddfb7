import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { boolean, object, string } from 'yup'
import { command } from '../command.ts'
import { Refusal } from '../refusal.ts'
import { texts } from '../texts.ts'
import { enrolAll } from './enrol-table.ts'
import { formatEnrolError } from './format-enrol-error.ts'
import { Unreadable } from './enrol-errors.ts'
import { readPlaces } from '../read-places.ts'
import { readPeople, type People } from './read-people.ts'

async function readBytes(path: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const missing = 'code' in error && error.code === 'ENOENT'
    throw new Refusal(missing ? texts.fileMissing(path) : texts.fileUnreadable(path, error.message))
  }
}

/** Turns a file that cannot be read into a Refusal with its reasons. */
async function readable<T>(path: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    throw new Refusal(...error.errors.map((one) => formatEnrolError({ ...one, given: one.given || path })))
  }
}

/** What is told of how a file was read. */
function remarksOn({ reading: { guessed, columns }, zeros }: People): string[] {
  const unknown = columns.flatMap(({ heading, column }) => (column === null ? [heading] : []))
  return [
    ...(guessed ? [texts.guessed] : []),
    ...(unknown.length > 0 ? [texts.notTaken(unknown)] : []),
    ...(zeros.added > 0 ? [texts.zerosAdded(zeros.added)] : []),
  ]
}

/** Imports the codes of a CSV file in one transaction. */
export const enrol = command({
  options: { 'dry-run': { type: 'boolean' }, update: { type: 'boolean' }, zeros: { type: 'boolean' } },
  arguments: ['file'],
  schema: object({
    file: string().required(texts.missingFile),
    'dry-run': boolean().default(false),
    update: boolean().default(false),
    zeros: boolean().default(false),
  }),
  run: async ({ db, directory }, { file, update, zeros, 'dry-run': isDry }) => {
    const path = resolve(directory, file)
    const bytes = await readBytes(path)
    const places = await readPlaces(db)
    const people = await readable(path, async () => readPeople(bytes, places, { addsZeros: zeros }))
    const done = await enrolAll(db, people, { update, isDry })
    const { faults, faulty, added, changed, unchanged, made, short } = done
    if (faulty > 0) throw new Refusal(...faults.map(formatEnrolError), texts.refused(faulty))
    const counts = texts.counts({ new: added, ...(update && { changed }), unchanged })
    const codes = people.rows.flatMap(({ line, cells: { name } }) => {
      const code = made.get(line)
      return code === undefined ? [] : [texts.codeMade(line, name, code)]
    })
    return [
      counts,
      ...remarksOn(people),
      ...(isDry ? [texts.dryRun] : []),
      ...(short > 0 ? [texts.shortCodes(short)] : []),
      ...(codes.length > 0 ? [texts.codesMade(codes)] : []),
    ].join('\n')
  },
})

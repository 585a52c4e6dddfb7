import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { House } from '../house/server.ts'

const run = promisify(execFile)
const root = new URL('../../../../', import.meta.url)

/** Runs a program of the API on the data of a house, which stops for that long: two would destroy its database. */
async function onData(house: House, program: string, ...words: string[]): Promise<string> {
  const { DATABASE_URL: _elsewhere, ...environment } = process.env
  await house.stop()
  const { stdout } = await run('node', [`apps/api/src/${program}`, ...words], {
    cwd: root,
    env: { ...environment, DATA_DIR: house.dataDir },
  })
  await house.restart()
  return stdout
}

/** Enrols the people of a CSV text with the school's own tool; answers what it said. */
export async function enrol(house: House, csv: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'the-house-csv-'))
  const file = join(folder, 'people.csv')
  await writeFile(file, csv)
  try {
    return await onData(house, 'school/cli.ts', 'enrol', file)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Lets every link that was mailed grow too old. */
export const expireLinks = (house: House) => onData(house, 'testing/expire-links.ts')

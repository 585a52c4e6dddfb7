import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { nodeFlags, type House } from '../house/server.ts'

const run = promisify(execFile)
const root = new URL('../../../../', import.meta.url)

/** Runs a program of the API on data that no server uses; answers what it said. */
async function onFolder(dataDir: string, program: string, ...words: string[]): Promise<string> {
  const { DATABASE_URL: _elsewhere, ...environment } = process.env
  const { stdout } = await run('node', [...nodeFlags, `apps/api/src/${program}`, ...words], {
    cwd: root,
    env: { ...environment, DATA_DIR: dataDir },
  })
  return stdout
}

/** The same on the data of a house, which stops for that long: two would destroy its database. */
async function onData(house: House, program: string, ...words: string[]): Promise<string> {
  await house.stop()
  const said = await onFolder(house.dataDir, program, ...words)
  await house.restart()
  return said
}

/** Founds a school of nothing but a unit and an administrator; answers the address that sets the password. */
export async function found(dataDir: string, { name, email }: { name: string; email: string }): Promise<string> {
  const words = ['create-admin', '--name', name, '--email', email, '--unit', 'Centro']
  const said = await onFolder(dataDir, 'school/cli.ts', ...words)
  const link = /\/change-password\/\S+/.exec(said)
  if (!link) throw new Error(`No link in: ${said}`)
  return link[0]
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

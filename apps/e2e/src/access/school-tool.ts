import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { nodeFlags, type SchoolServer } from '../harness/server.ts'

const run = promisify(execFile)
const root = new URL('../../../../', import.meta.url)

/** Runs a command-line tool of the API on a data folder that no server uses; returns its output. */
async function onFolder(dataDir: string, program: string, ...words: string[]): Promise<string> {
  const { DATABASE_URL: _elsewhere, ...environment } = process.env
  const { stdout } = await run('node', [...nodeFlags, `apps/api/src/${program}`, ...words], {
    cwd: root,
    env: { ...environment, DATA_DIR: dataDir },
  })
  return stdout
}

/** The same on the data of a server, which stops meanwhile: two processes would corrupt its database. */
async function onData(server: SchoolServer, program: string, ...words: string[]): Promise<string> {
  await server.stop()
  const said = await onFolder(server.dataDir, program, ...words)
  await server.restart()
  return said
}

/** Creates a school with only a unit and an administrator; returns the URL that sets the password. */
export async function found(dataDir: string, { name, email }: { name: string; email: string }): Promise<string> {
  const words = ['create-admin', '--name', name, '--email', email, '--unit', 'Centro']
  const said = await onFolder(dataDir, 'school/cli.ts', ...words)
  const link = /\/change-password\/\S+/.exec(said)
  if (!link) throw new Error(`No link in: ${said}`)
  return link[0]
}

/** Enrols the people of a CSV text with the command-line tool; returns its output. */
export async function enrol(server: SchoolServer, csv: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'the-house-csv-'))
  const file = join(folder, 'people.csv')
  await writeFile(file, csv)
  try {
    return await onData(server, 'school/cli.ts', 'enrol', file)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Expires every mailed link. */
export const expireLinks = (server: SchoolServer) => onData(server, 'testing/expire-links.ts')

import { rmSync } from 'node:fs'
import type { SchoolServer } from './server.ts'
import { freshData } from './template.ts'

/** Runs a function with a fresh school, whose server `open` starts, then stops it and deletes its data. */
export async function withSchool<Server extends SchoolServer>(
  open: (dataDir: string) => Promise<Server>,
  use: (school: Server) => Promise<void>,
): Promise<void> {
  const folder = await freshData()
  const school = await open(folder)
  await use(school)
  await school.stop()
  rmSync(folder, { recursive: true, force: true })
}

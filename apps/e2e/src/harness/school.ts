import { rm } from 'node:fs/promises'
import { spawnServer, type ServerProcess } from './server.ts'
import { freshData } from './template.ts'

/** Runs a function with a fresh school, then stops its server and deletes its data. */
export async function withSchool(use: (school: ServerProcess) => Promise<void>): Promise<void> {
  const folder = await freshData()
  const school = await spawnServer(folder)
  await use(school)
  await school.stop()
  await rm(folder, { recursive: true, force: true })
}

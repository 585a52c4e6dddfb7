import { rm } from 'node:fs/promises'
import { startHouse, type House } from './server.ts'
import { freshData } from './template.ts'

/** Opens a fresh school, lets it be used, and leaves nothing of it behind. */
export async function withSchool(use: (school: House) => Promise<void>): Promise<void> {
  const folder = await freshData()
  const school = await startHouse(folder)
  await use(school)
  await school.stop()
  await rm(folder, { recursive: true, force: true })
}

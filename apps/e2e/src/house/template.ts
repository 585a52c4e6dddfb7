import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startHouse } from './server.ts'

const variable = 'THE_HOUSE_TEMPLATE'

/** Seeds the demonstration school once; every journey starts from a copy of it. */
export default async function prepareTemplate() {
  const folder = await mkdtemp(join(tmpdir(), 'the-house-template-'))
  // Some two hundred servers start from the same files: they are compiled once.
  const compiled = await mkdtemp(join(tmpdir(), 'the-house-compiled-'))
  process.env['NODE_COMPILE_CACHE'] = compiled
  const house = await startHouse(folder)
  await house.stop()
  process.env[variable] = folder
  return () => Promise.all([folder, compiled].map((one) => rm(one, { recursive: true, force: true })))
}

/** A fresh school for one journey. */
export async function freshData(): Promise<string> {
  const template = process.env[variable]
  if (!template) throw new Error('The template is made by the global set-up of playwright.config.ts')
  const folder = await mkdtemp(join(tmpdir(), 'the-house-journey-'))
  await cp(template, folder, { recursive: true })
  return folder
}

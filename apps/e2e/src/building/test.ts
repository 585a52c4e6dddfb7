import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { found } from '../access/school-tool.ts'
import { startHouse } from '../house/server.ts'
import { test as base } from '../house/test.ts'

export const administrator = { name: 'Ana Souza', email: 'ana@example.com' }

/** Playwright's `test` with a school that has a unit, an administrator and nothing else. */
export const test = base.extend<{ folder: string; passwordLink: string }>({
  folder: async ({ browserName: _any }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'the-house-empty-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
  passwordLink: async ({ folder }, use) => use(await found(folder, administrator)),
  // It is founded before its server runs, or it would be filled with the demonstration.
  house: async ({ folder, passwordLink: _founded }, use) => {
    const school = await startHouse(folder)
    await use(school)
    await school.stop()
  },
})

export { expect } from '../house/test.ts'

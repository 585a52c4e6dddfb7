import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { found } from '../access/school-tool.ts'
import { test as base } from '../harness/test.ts'

export const administrator = { name: 'Ana Souza', email: 'ana@example.com' }

/** Playwright's `test` with a school that has only a unit and an administrator. */
export const test = base.extend<{ folder: string; passwordLink: string }>({
  folder: async ({ browserName: _any }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'the-house-empty-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
  passwordLink: async ({ folder }, use) => use(await found(folder, administrator)),
  // The school is created before its server starts, which would seed an empty folder with the demonstration.
  server: async ({ host, folder, passwordLink: _founded }, use) => {
    const school = await host.open(folder)
    await use(school)
    await school.stop()
  },
})

export { expect } from '../harness/test.ts'

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { findForbiddenImports } from './imports.mjs'

const folders = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const portal = 'apps/portal/src/'
const below = {
  'api/client.ts': '',
  'session/user.ts': '',
  'app/routes.tsx': '',
  'areas/books/list.ts': '',
  'areas/tribes/list.ts': '',
  'testing/render.tsx': '',
}

/** Checks a scratch portal of empty files, one file with imports, and further files of the test. */
async function find(file, source, more = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'the-house-imports-'))
  folders.push(folder)
  for (const [path, text] of Object.entries({ ...below, ...more, [file]: source })) {
    const target = join(folder, portal, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  return findForbiddenImports(folder, ['apps'])
}

const screen = 'areas/books/books-screen.tsx'

it('modules that import each other are named, for a type too', async () => {
  const found = await find('session/token.ts', `import type { User } from './other.ts'`, {
    'session/other.ts': `import './token.ts'`,
  })
  expect(found).toEqual([expect.stringContaining('modules import each other in a circle')])
})

describe('folders that import each other', () => {
  it('are named with the imports between them, though no module imports itself', async () => {
    const found = await find('page/list/rows.ts', `import type { Clock } from '../../device/clock.ts'`, {
      'device/clock.ts': '',
      'device/storage.ts': `import '../page/heading.ts'`,
      'page/heading.ts': '',
    })
    expect(found).toEqual([expect.stringContaining('folders import each other in a circle')])
    expect(found[0]).toMatch(/list\/rows\.ts -> \S+device\/clock\.ts/)
    expect(found[0]).toMatch(/device\/storage\.ts -> \S+page\/heading\.ts/)
  })

  it('are named where more than two lead back to the first', async () => {
    const found = await find('session/user.ts', `import '../device/clock.ts'`, {
      'device/clock.ts': `import '../page/zone.ts'`,
      'page/zone.ts': '',
      'page/name.ts': `import '../session/name.ts'`,
      'session/name.ts': '',
    })
    expect(found.filter((line) => line.includes('folders import each other in a circle'))).toHaveLength(1)
  })

  it('may be a folder and what stands in it, or a folder and a test', async () => {
    const found = await find('page/list/rows.ts', `import '../clock.ts'`, {
      'page/clock.ts': `import './list/zone.ts'`,
      'page/list/zone.ts': '',
      'session/user.ts': `import '../page/clock.ts'`,
      'page/clock.test.ts': `import '../session/user.ts'`,
    })
    expect(found).toEqual([])
  })
})

describe('the layers of the portal', () => {
  it.each([
    [screen, `import '../tribes/list.ts'`, 'one area never imports another'],
    [screen, `const x = lazy(() => import('../tribes/list.ts'))`, 'one area never imports another'],
    [screen, `import type { Route } from '../../app/routes.tsx'`, 'only app may import app'],
    [screen, `import '../../testing/render.tsx'`, 'only tests may use the tools of tests'],
    [screen, `import { request } from '../../api/client.ts'`, 'calls stand in api/<area>.ts'],
    ['session/token.ts', `import '../areas/books/list.ts'`, 'only app may import areas'],
    ['session/token.ts', `await using x = await import('../areas/books/list.ts')`, 'only app may import areas'],
  ])('refuse in %s: %s', async (file, source, reason) => {
    const found = await find(file, source)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(reason)
  })

  it('refuse any second user of the HTTP client', async () => {
    const found = await find('api/books.ts', `import http from 'redaxios'`)
    expect(found.join('\n')).toContain('only api/client.ts speaks HTTP')
  })

  it('refuse an import of what is not there', async () => {
    const [line] = await find(screen, `import '../../session/gone.ts'`)
    expect(line).toContain('what is imported is not there')
  })

  it.each([
    [screen, `import './list.ts'\nimport '../../session/user.ts'`],
    ['api/books.ts', `import { request } from './client.ts'`],
    ['app/start.tsx', `lazy(() => import('../areas/books/list.ts'))`],
    ['areas/books/list.test.ts', `import '../../testing/render.tsx'\nimport '../../app/routes.tsx'`],
  ])('allow in %s: %s', async (file, source) => {
    expect(await find(file, source)).toEqual([])
  })
})

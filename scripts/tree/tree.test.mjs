import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../environment.mjs'
import { checkLength, checkLock, checkPlaces } from './hygiene.mjs'
import { checkLayers } from './layers.mjs'

const text = /\.(?:[cm]?[jt]sx?|css|html|json|md|ya?ml|sql|sh|svg|vtt)$|(?:^|\/)[.\w-]+$/
const binary = /\.(?:png|jpe?g|webp|avif|mp3|ogg|opus|m4a|mp4|webm|woff2?|ico|pdf|gz)$/

/** The tracked files of the repository, with their text. */
function tracked() {
  const names = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 }).split('\0')
  return names
    .filter((file) => text.test(file) && !binary.test(file) && existsSync(join(root, file)))
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))
}

const area = 'apps/portal/src/areas/books/books-screen.tsx'

describe('the layers of the portal', () => {
  it('refuse an area that imports another, the app, or the tools of tests', () => {
    expect(checkLayers(area, `import { x } from '../tribes/x.ts'`)).toHaveLength(1)
    expect(checkLayers(area, `import { x } from '../../app/routes.tsx'`)).toHaveLength(1)
    expect(checkLayers(area, `import { x } from '../../testing/render.tsx'`)).toHaveLength(1)
    expect(checkLayers(area, `const x = lazy(() => import('../tribes/x.tsx'))`)).toHaveLength(1)
  })

  it('refuse what lies below and reaches up, and any second user of the HTTP client', () => {
    expect(checkLayers('apps/portal/src/session/user.ts', `import '../areas/books/x.ts'`)).toHaveLength(1)
    expect(checkLayers('apps/portal/src/api/books.ts', `import http from 'redaxios'`)).toHaveLength(1)
  })

  it('allow the way down', () => {
    expect(checkLayers(area, `import { a } from './b.ts'\nimport { c } from '../../session/c.ts'`)).toEqual([])
    expect(checkLayers('apps/portal/src/app/routes.tsx', `lazy(() => import('../areas/books/x.tsx'))`)).toEqual([])
    expect(checkLayers('apps/portal/src/api/client.ts', `import http from 'redaxios'`)).toEqual([])
  })
})

describe('the hygiene of a file', () => {
  it('refuses a file that is too long', () => {
    expect(checkLength('a.ts', 'x\n'.repeat(251))).toHaveLength(1)
    expect(checkLength('a.ts', 'x\n'.repeat(250))).toEqual([])
  })

  it('refuses the path of a machine and the address of a registry', () => {
    const home = ['', 'home', 'somebody', 'the-house'].join('/')
    expect(checkPlaces('a.md', `see ${home}/x`)).toHaveLength(1)
    expect(checkPlaces('.npmrc', ['registry=https:', '', 'registry.example.org'].join('/'))).toHaveLength(1)
    expect(checkLock('package-lock.json', `"resolved": "${['https:', '', 'x'].join('/')}"`)).toHaveLength(1)
    expect(checkPlaces('a.md', 'see src/home/rooms.ts and /the-magic-formula/books')).toEqual([])
  })
})

describe('the repository', () => {
  const files = tracked()

  it('keeps to the layers of the portal', () => {
    expect(files.flatMap(({ file, source }) => checkLayers(file, source))).toEqual([])
  })

  it('has no source file that is too long', () => {
    expect(files.flatMap(({ file, source }) => checkLength(file, source))).toEqual([])
  })

  it('names no place of one machine', () => {
    expect(files.flatMap(({ file, source }) => [...checkPlaces(file, source), ...checkLock(file, source)])).toEqual([])
  })
})

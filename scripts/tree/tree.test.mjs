import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../environment.mjs'
import { checkConflicts, checkHtml, checkLength, checkLock, checkPlaces } from './hygiene.mjs'

const text = /\.(?:[cm]?[jt]sx?|css|html|json|md|ya?ml|sql|sh|svg|vtt)$|(?:^|\/)[.\w-]+$/
const binary = /\.(?:png|jpe?g|webp|avif|mp3|ogg|opus|m4a|mp4|webm|woff2?|ico|pdf|gz)$/

/** The names of the tracked files of the repository. */
const listed = () =>
  execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\0')
    .filter((file) => file !== '')

/** The tracked files of the repository, with their text. */
function tracked() {
  return listed()
    .filter((file) => text.test(file) && !binary.test(file) && existsSync(join(root, file)))
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))
}

/** What stands at the top level: folders, with what is in them, and files. */
const top = new Set(
  `
  .ci apps deploy packages scripts
  README.md CHANGELOG.md CONTRIBUTING.md SECURITY.md .env.example .gitignore .npmrc
  package.json package-lock.json turbo.json knip.json .oxfmtrc.json .oxlintrc.json
  tsconfig.base.json tsconfig.browser.json tsconfig.journeys.json tsconfig.server.json vitest.config.ts
  `
    .trim()
    .split(/\s+/),
)

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

describe('a conflict in the portal', () => {
  it('is recognized by its status in one place alone', () => {
    expect(checkConflicts('apps/portal/src/areas/books/save.ts', 'if (error.status === 409) reload()')).toHaveLength(1)
    expect(checkConflicts('apps/portal/src/areas/books/save.ts', "error.token === 'class.full'")).toHaveLength(1)
    expect(checkConflicts('apps/portal/src/api/conflict.ts', 'error.status === 409')).toEqual([])
  })
})

describe('html', () => {
  it('is branded by the sanitizers alone, and shown in one place', () => {
    const screen = 'apps/portal/src/areas/books/book.tsx'
    expect(checkHtml(screen, 'asSafeHtml(text)')).toHaveLength(1)
    expect(checkHtml(screen, 'text as SafeHtml')).toHaveLength(1)
    expect(checkHtml(screen, '<p dangerouslySetInnerHTML={html} />')).toHaveLength(1)
    expect(checkHtml('apps/api/src/contract/clean-html.ts', 'asSafeHtml(text)')).toEqual([])
    expect(checkHtml(screen, '<Html html={book.text_help} />')).toEqual([])
  })
})

describe('the repository', () => {
  const files = tracked()

  it('has no source file that is too long', () => {
    expect(files.flatMap(({ file, source }) => checkLength(file, source))).toEqual([])
  })

  it('decides in one table what a conflict means', () => {
    expect(files.flatMap(({ file, source }) => checkConflicts(file, source))).toEqual([])
    expect(files.flatMap(({ file, source }) => checkHtml(file, source))).toEqual([])
  })

  it('names no place of one machine', () => {
    expect(files.flatMap(({ file, source }) => [...checkPlaces(file, source), ...checkLock(file, source)])).toEqual([])
  })

  it('has at its top level what belongs there, and no log that a tool has left', () => {
    expect(listed().filter((file) => !top.has(file.split('/')[0] ?? ''))).toEqual([])
  })
})

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../environment.mjs'
import { checkWords } from './retired-words.mjs'

const plain = (text) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')
const read = (file) => readFileSync(join(root, file), 'utf8')

describe('a retired word', () => {
  it('is refused as an identifier, and the standard term is named', () => {
    expect(checkWords('apps/api/src/a.ts', 'export const gistOf = 1')).toEqual([
      'apps/api/src/a.ts: gistOf is retired; the standard term is answerHashOf',
    ])
  })

  it('is refused as the name of a file, of its test and of its story', () => {
    expect(checkWords('apps/portal/src/outbox/rhythm.ts', '')).toHaveLength(1)
    expect(checkWords('apps/portal/src/outbox/rhythm.test.ts', '')).toHaveLength(1)
    expect(checkWords('packages/design-system/src/x/gate-page.stories.tsx', '')).toHaveLength(1)
  })

  it('is refused as the name of a folder', () => {
    expect(checkWords('apps/e2e/src/arrows/books.ts', '')).toEqual([
      'apps/e2e/src/arrows/books.ts: the standard name of the folder arrows is flows',
    ])
  })

  it('may stand in a comment and in a text that users see', () => {
    expect(checkWords('a.ts', `// gistOf\nconst x = 'gistOf' /* gistOf */`)).toEqual([])
  })

  it('is nowhere in the repository', () => {
    const names = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 }).split(
      '\0',
    )
    const code = names.filter((file) => /\.[cm]?[jt]sx?$/.test(file) && existsSync(join(root, file)))
    expect(code.length).toBeGreaterThan(1000)
    expect(code.flatMap((file) => checkWords(file, read(file)))).toEqual([])
  })
})

describe('the glossary', () => {
  const row = /^\|\s*([^|`]+?)\s*\|[^|]+\|\s*((?:`[^`|]+`(?:, )?)+)\s*\|$/gm
  const rows = [...read('apps/docs/pages/glossary.mdx').matchAll(row)]

  it('leads each term to a file that names it', () => {
    expect(rows.length).toBeGreaterThan(50)
    const lost = rows.flatMap(([, terms, files]) =>
      terms.split(', ').flatMap((term) => {
        const places = [...files.matchAll(/`([^`]+)`/g)].map(([, file]) => file)
        return places.some((file) => existsSync(join(root, file)) && holds(file, term))
          ? []
          : [`${term}: ${places.join()}`]
      }),
    )
    expect(lost).toEqual([])
  })
})

/** Whether a file contains a term; hyphens, spaces and capitals are ignored. */
const holds = (file, term) => plain(`${file} ${read(file)}`).includes(plain(term))

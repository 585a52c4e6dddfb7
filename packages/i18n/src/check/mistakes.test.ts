import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { scratchCopy } from '../add/scratch-copy.ts'
import { describeProblem } from '../catalogue/problem.ts'
import { checkTree } from './check.ts'

const common = (language: string) => `packages/i18n/locales/${language}/common.json`

/** An edit that breaks a line, and the problem that the check reports; {line} is the original line. */
const mistakes = [
  { language: 'pt', line: '"loading"', from: /.*\n/, to: '', says: 'common.loading is missing in pt' },
  {
    language: 'pt',
    line: '"retry"',
    from: 'retry',
    to: 'rerty',
    says: 'common.rerty exists in pt only',
  },
  {
    language: 'en',
    line: '"reload"',
    from: 'reload',
    to: 'relaod',
    says: 'common.relaod is used nowhere',
  },
  {
    language: 'pt',
    line: '"footer"',
    from: '{{year}}',
    to: '{{yaer}}',
    says: 'common.footer: placeholders yaer where the source has year',
  },
  {
    language: 'en',
    line: '"user"',
    from: '{{name}}',
    to: '{{name}',
    says: 'common.menu.user: braces that are no placeholder such as {{name}}',
  },
  {
    language: 'pt',
    line: '"dollars_many"',
    from: /.*\n/,
    to: '',
    says: 'common.dollars has no form for "many" (common.dollars_many)',
  },
  {
    language: 'en',
    line: '"dollars_other"',
    from: 'dollars_other',
    to: 'dollars_others',
    says: 'common.dollars has no form for "other" (common.dollars_other)',
  },
  {
    language: 'pt',
    line: '"breadcrumb"',
    from: 'Você',
    to: '<b>Você',
    says: 'common.breadcrumb: a tag is not closed where it should be',
  },
  {
    language: 'pt',
    line: '"ok"',
    from: /: ".*"/,
    to: ': ""',
    says: 'common.ok is empty',
  },
]

it('every mistake of a hand in the real catalogues is found, all of them at once', () => {
  const root = scratchCopy()
  expect(checkTree(root).map(describeProblem)).toEqual([])
  for (const { language, line, from, to } of mistakes) {
    const file = join(root, common(language))
    const source = readFileSync(file, 'utf8')
    const lines = source.split(/(?<=\n)/)
    const index = lines.findIndex((one) => one.includes(line))
    expect(index).toBeGreaterThan(0)
    lines[index] = lines[index]?.replace(from, to) ?? ''
    writeFileSync(file, lines.join(''))
  }
  const found = checkTree(root)
  for (const { says } of mistakes) {
    const problem = found.find(({ text }) => text === says)
    const stands = readFileSync(join(root, problem?.file ?? common('en')), 'utf8').split('\n')[(problem?.line ?? 0) - 1]
    // If one plural form is missing, the problem points at the first of the others.
    expect({ says: problem?.text, stands }).toEqual({
      says,
      stands: expect.stringContaining(says.split(/[ :]/)[0]?.split('.').at(-1) ?? ''),
    })
  }
  // Code that still uses the old key is reported too.
  expect(found.some(({ file, text }) => file.startsWith('apps/') && text === 'common.reload is in no catalogue')).toBe(
    true,
  )
}, 120_000)

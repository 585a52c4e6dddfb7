import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { po } from 'gettext-parser'
import { expect, it } from 'vitest'
import { checkTree } from '../check/check.ts'
import { fixtureTree } from '../check/fixture-tree.ts'
import { describeProblem } from '../catalogue/problem.ts'
import { addLanguage } from './add.ts'
import { scratchCopy } from './scratch-copy.ts'

const run = promisify(execFile)
const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}` }

/** Simulates a translator: puts accents on each e of every text, or of every second text. */
function translate(file: string, every: number): void {
  const { translations, ...rest } = po.parse(readFileSync(file, 'utf8'))
  const entries = Object.entries(translations)
  for (const [index, [key, block]] of entries.entries())
    for (const entry of Object.values(block)) {
      if (key === '' || index % every > 0) continue
      const english = entry.msgstr.map((_, form) => (form === 0 ? entry.msgid : (entry.msgid_plural ?? entry.msgid)))
      entry.msgstr = english.map((text) =>
        text.replaceAll(/(\{\{.*?\}\}|<.*?>)|e/g, (found, kept?: string) => kept ?? (found === 'e' ? 'é' : found)),
      )
    }
  writeFileSync(file, po.compile({ ...rest, translations }))
}

/** Returns the output of a failed command. */
function saidBy(error: unknown): never {
  const said = error instanceof Error && 'stdout' in error ? String(error.stdout) : ''
  throw new Error(`${String(error)}\n${said}`, { cause: error })
}

const login = `
import { act, screen } from '@testing-library/react'
import { setLanguage } from '@the-house/i18n'
import { expect, it } from 'vitest'
import { FakeApi } from '../../testing/fake-api.ts'
import { openPage, signedOut } from '../../testing/open-page.tsx'

it('speaks Spanish where it is translated, and English elsewhere', async () => {
  signedOut()
  new FakeApi().open()
  await openPage('/login')
  await act(() => setLanguage('es'))
  expect(await screen.findByRole('radio', { name: 'Español' })).toHaveProperty('checked', true)
  expect(document.documentElement.lang).toBe('es')
  expect(document.body.textContent).toContain('é')
  const words = JSON.parse(process.env.WORDS ?? '{}')
  expect(await screen.findByLabelText(words.password ?? 'Password')).toBeDefined()
  expect(await screen.findByLabelText(words.email ?? 'E-mail')).toBeDefined()
  expect(await screen.findByRole('button', { name: words.submit ?? 'Sign in' })).toBeDefined()
})
`

it('the guide leads from nothing to a language that is half translated, checked and shown, and then to a whole one', async () => {
  const copy = scratchCopy()
  const guide = readFileSync(join(copy, 'apps/docs/pages/add-a-language.mdx'), 'utf8')
  const blocks = Array.from(guide.matchAll(/^```sh\n([\s\S]*?)^```/gm), ([, block = '']) => block.trim().split('\n'))
  const [add, first, out, back, check, status, again, last] = blocks.flat()
  const follow = async (line = '') => {
    const [command = '', ...words] = line.split(' ')
    const { stdout } = await run(command, words, { cwd: copy, env }).catch(saidBy)
    return stdout
  }
  const file = join(copy, 'es.po')
  const words = (name: string): Record<string, string> =>
    JSON.parse(readFileSync(join(copy, `packages/i18n/locales/es/${name}.json`), 'utf8'))

  expect(await follow(add)).toContain('Español is started')
  expect(await follow(first)).toMatch(/es\s+all\s+(\d+)\s+0\s+\1\s+0\s+0 %/)
  expect(await follow(check)).toMatch(/warning: es lacks (\d+) of \1 texts/)

  await follow(out)
  translate(file, 2)
  await follow(back)
  expect(await follow(check)).toMatch(/warning: es lacks \d+ of \d+ texts, which are shown in English/)
  expect(await follow(status)).toMatch(/es\s+all\s+(\d+)\s+\d+\s+\d+\s+\d+\s+(?:49|50) %/)

  const screen = join(copy, 'apps/portal/src/areas/login/spanish.test.tsx')
  writeFileSync(screen, login)
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
  await run(process.execPath, [vitest, 'run', '--root', 'apps/portal', 'src/areas/login/spanish'], {
    cwd: copy,
    env: { ...env, WORDS: JSON.stringify(words('session')) },
  })

  await follow(out)
  translate(file, 1)
  await follow(back)
  expect(await follow(check)).toContain('es has every text')
  const definition = join(copy, 'packages/i18n/languages.json')
  writeFileSync(definition, readFileSync(definition, 'utf8').replace('"started"', '"whole"'))
  await follow(again)
  expect(await follow(last)).toContain('The catalogues are in order.')
}, 300_000)

const tree = () =>
  fixtureTree({
    'packages/i18n/languages.json': JSON.stringify({ en: { name: 'English', lang: 'en', state: 'whole' } }),
    'packages/i18n/locales/en/house.json': JSON.stringify({ keys_one: '{{count}} key', keys_other: '{{count}} keys' }),
    'packages/i18n/src/areas.ts': '',
    'apps/portal/src/house.ts': "t('house.keys', { count })",
  })

it('starts a language with the English texts to write over, in its own plural forms', () => {
  const root = tree()
  expect(addLanguage(root, 'pl', { copy: true })).toBe('Polski')
  const words: unknown = JSON.parse(readFileSync(join(root, 'packages/i18n/locales/pl/house.json'), 'utf8'))
  const more = '{{count}} keys'
  expect(words).toEqual({ keys_one: '{{count}} key', keys_few: more, keys_many: more, keys_other: more })
  expect(checkTree(root, []).map(describeProblem)).toEqual([])
})

it('refuses what is no language, and one that is here already', () => {
  const root = tree()
  expect(() => addLanguage(root, 'Spanish')).toThrow('two or three letters')
  expect(() => addLanguage(root, 'zzz')).toThrow('no language that is known here')
  expect(() => addLanguage(root, 'en')).toThrow('is here already')
  expect(existsSync(join(root, 'packages/i18n/locales/zzz'))).toBe(false)
})

it('the check finds code and folders that do not follow the definition', () => {
  const root = tree()
  addLanguage(root, 'es')
  writeFileSync(join(root, 'packages/i18n/src/language-table.ts'), '')
  writeFileSync(join(root, 'packages/i18n/locales/en/garden.json'), '{}')
  expect(checkTree(root, []).map(describeProblem)).toEqual([
    'packages/i18n/src/language-table.ts:1 does not follow packages/i18n/languages.json: run `npm run i18n:add`',
    'packages/i18n/locales/es/garden.json:1 is missing: run `npm run i18n:add`',
  ])
})

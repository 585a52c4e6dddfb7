import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { po } from 'gettext-parser'
import { expect, it } from 'vitest'
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

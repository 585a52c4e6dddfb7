import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { errorStatus } from '@the-house/domain'
import { checkLanguage, compare } from './compare.ts'
import type { Problem } from '../catalogue/problem.ts'
import { baseOf, readTexts, type Text } from '../catalogue/texts.ts'
import { usesOf, type Uses } from './uses.ts'

const sourceLanguage = 'en'
const catalogues = 'packages/i18n/locales'
const notesFolder = 'packages/i18n/notes'

/** Keys that the specification names, whether or not a screen shows them yet. */
const promised = new Set(['test.messages.withoutAnswer', 'register.validate.invalid.fields'])

/** Tests, stories, pages of the docs and the check itself speak of texts without showing them. */
const uncounted =
  /\.(?:test|stories|about)\.tsx?$|\.d\.ts$|\/(?:node_modules|dist|storybook-static|demo)\/|^packages\/i18n\/src\/check\//
/** Where every text that a user sees comes from the catalogue. */
const translated = /^(?:apps\/portal|packages\/design-system)\/src\//

const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8')

function readFolder(root: string, folder: string): { texts: Text[]; problems: Problem[] } {
  const files = existsSync(join(root, folder)) ? readdirSync(join(root, folder)).toSorted() : []
  const parts = files.map((name) =>
    readTexts(read(root, join(folder, name)), join(folder, name), basename(name, '.json')),
  )
  return { texts: parts.flatMap(({ texts }) => texts), problems: parts.flatMap(({ problems }) => problems) }
}

function readUses(root: string): Map<string, Uses> {
  const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !uncounted.test(file))
  return new Map(files.toSorted().map((file): [string, Uses] => [file, usesOf(read(root, file), file)]))
}

function checkUses(texts: readonly Text[], uses: ReadonlyMap<string, Uses>): Problem[] {
  const keys = new Set(texts.map(({ key }) => baseOf(key)))
  const all = Array.from(uses.values())
  const named = new Set(all.flatMap(({ called, strings }) => [...called.map(({ text }) => text), ...strings]))
  const patterns = all.flatMap((one) => one.patterns)
  const isUsed = (base: string) =>
    promised.has(base) || named.has(base) || patterns.some((pattern) => pattern.test(base))
  const missing = Array.from(uses).flatMap(([file, { called }]) =>
    called
      .filter(({ text }) => !keys.has(text))
      .map(({ text, line }) => ({ file, line, text: `${text} is in no catalogue` })),
  )
  const unused = texts
    .filter(({ key }) => !isUsed(baseOf(key)))
    .map(({ key, file, line }) => ({ file, line, text: `${key} is used nowhere` }))
  return [...missing, ...unused]
}

/** The server answers with tokens; each has words under its name, among the errors or where its screen has them. */
const checkTokens = (texts: readonly Text[], tokens: readonly string[]): Problem[] =>
  tokens
    .filter((token) => !texts.some(({ key }) => key === `errors.${token}` || key === token))
    .map((token) => ({ file: `${catalogues}/en/errors.json`, line: 1, text: `the error ${token} has no text` }))

const checkHardCoded = (uses: ReadonlyMap<string, Uses>): Problem[] =>
  Array.from(uses)
    .filter(([file]) => translated.test(file))
    .flatMap(([file, { hardCoded }]) =>
      hardCoded.map(({ text, line }) => ({ file, line, text: `"${text}" is not in the catalogue` })),
    )

function checkNotes(root: string, texts: readonly Text[]): Problem[] {
  const notes = readFolder(root, notesFolder)
  // A note stands for one text or for all below it.
  const explains = (note: string) => texts.some(({ key }) => `${baseOf(key)}.`.startsWith(`${note}.`))
  const stray = notes.texts.filter(({ key }) => !explains(key))
  return [...notes.problems, ...stray.map(({ key, file, line }) => ({ file, line, text: `${key} explains no text` }))]
}

/** Everything that is wrong with the catalogues of a tree and their use in it. */
export function checkTree(root: string, tokens: readonly string[] = Object.keys(errorStatus)): Problem[] {
  const source = readFolder(root, join(catalogues, sourceLanguage))
  const others = readdirSync(join(root, catalogues)).filter((language) => language !== sourceLanguage)
  const uses = readUses(root)
  return [
    ...source.problems,
    ...checkLanguage(source.texts, sourceLanguage),
    ...others.flatMap((language) => {
      const { texts, problems } = readFolder(root, join(catalogues, language))
      return [...problems, ...compare(source.texts, texts, language)]
    }),
    ...checkUses(source.texts, uses),
    ...checkTokens(source.texts, tokens),
    ...checkNotes(root, source.texts),
    ...checkHardCoded(uses),
  ]
}

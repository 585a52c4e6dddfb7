import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorStatus } from '@the-house/domain'
import { places, sourceLanguage } from '../catalogue/definition.ts'
import { placeholdersOf } from '../catalogue/markup.ts'
import { notesOf } from '../catalogue/notes.ts'
import { byBase } from '../catalogue/plurals.ts'
import type { Problem } from '../catalogue/problem.ts'
import { readLanguage, readNotes, readSource } from '../catalogue/read.ts'
import { baseOf, type Text } from '../catalogue/texts.ts'
import { coreAreas } from '../core-areas.ts'
import { checkLanguage, checkMissing, compare } from './compare.ts'
import { checkFiles, definitionOf, isStarted } from './files.ts'
import { checkHomes, whereUsed, type WhereUsed } from './homes.ts'
import { checkLazyTexts } from './lazy-texts.ts'
import { languagesIn } from './languages-in.ts'
import { usesOf, type Uses } from './uses.ts'

/** Keys that the specification requires, whether or not a screen uses them yet. */
const promised = new Set(['test.messages.withoutAnswer', 'register.validate.invalid.fields'])

/** Tests, stories, docs and the tools themselves mention keys without using them. */
const uncounted =
  /\.(?:test|stories|about)\.tsx?$|\.d\.ts$|\/(?:node_modules|dist|storybook-static|demo)\/|^packages\/i18n\/src\/(?:add|catalogue|check|po|status)\//
/** The code in which every visible text must come from the catalogue. */
const translated = /^(?:apps\/portal|packages\/design-system)\/src\//
/** Test and story code, whose texts are sample data. */
const invented = /\/(?:testing|fixtures|patterns|about)(?:\/|\.ts$)/

function readUses(root: string): Map<string, Uses> {
  const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !uncounted.test(file))
  return new Map(files.toSorted().map((file) => [file, usesOf(readFileSync(join(root, file), 'utf8'), file)]))
}

/** Checks that a call passes the values that its text uses; `count` may only choose the plural form. */
function checkValues(texts: readonly Text[], uses: ReadonlyMap<string, Uses>): Problem[] {
  const wanted = new Map(
    Array.from(byBase(texts), ([base, forms]) => [base, new Set(forms.flatMap(({ value }) => placeholdersOf(value)))]),
  )
  return Array.from(uses).flatMap(([file, { called }]) =>
    called.flatMap(({ text, line, values }) => {
      const missing = Array.from(wanted.get(text) ?? []).filter((name) => values && !values.includes(name))
      return missing.map((name) => ({ file, line, text: `${text} is shown without its {{${name}}}` }))
    }),
  )
}

function checkUses(texts: readonly Text[], uses: ReadonlyMap<string, Uses>, where: WhereUsed): Problem[] {
  const keys = new Set(texts.map(({ key }) => baseOf(key)))
  const missing = Array.from(uses).flatMap(([file, { called }]) =>
    called
      .filter(({ text }) => !keys.has(text))
      .map(({ text, line }) => ({ file, line, text: `${text} is in no catalogue` })),
  )
  const unused = texts
    .filter(({ key }) => !promised.has(baseOf(key)) && where(baseOf(key)).length === 0)
    .map(({ key, file, line }) => ({ file, line, text: `${key} is used nowhere` }))
  return [...missing, ...unused]
}

/** Checks that every error token of the server has a message, among the errors or in the area of its screen. */
const checkTokens = (texts: readonly Text[], tokens: readonly string[]): Problem[] =>
  tokens
    .filter((token) => !texts.some(({ key }) => key === `errors.${token}` || key === token))
    .map((token) => ({ file: `${places.locales}/en/errors.json`, line: 1, text: `the error ${token} has no text` }))

const checkHardCoded = (uses: ReadonlyMap<string, Uses>): Problem[] =>
  Array.from(uses)
    .filter(([file]) => translated.test(file) && !invented.test(file))
    .flatMap(([file, { hardCoded }]) =>
      hardCoded.map(({ text, line }) => ({ file, line, text: `"${text}" is not in the catalogue` })),
    )

function checkNotes(notes: readonly Text[], texts: readonly Text[]): Problem[] {
  // A note applies to one key or to every key below it.
  const explains = (note: string) => texts.some(({ key }) => `${baseOf(key)}.`.startsWith(`${note}.`))
  const stray = notes.filter(({ key }) => !explains(baseOf(key)))
  return stray.map(({ key, file, line }) => ({ file, line, text: `${key} explains no text` }))
}

/** Returns every problem of the catalogues and of the code that uses them. */
export function checkTree(root: string, tokens: readonly string[] = Object.keys(errorStatus)): Problem[] {
  const [{ texts, problems }, noted] = [readSource(root), readNotes(root)]
  const notes = notesOf(noted.texts)
  const definition = definitionOf(root)
  const uses = readUses(root)
  const where = whereUsed(uses)
  return [
    ...problems,
    ...noted.problems,
    ...checkFiles(root, definition),
    ...checkLanguage(texts, sourceLanguage, notes),
    ...languagesIn(root).flatMap((language) => {
      const read = readLanguage(root, language)
      const missing = isStarted(definition, language) ? [] : checkMissing(texts, read.texts, language)
      return [...read.problems, ...missing, ...compare(texts, read.texts, language, notes)]
    }),
    ...checkUses(texts, uses, where),
    ...checkValues(texts, uses),
    ...checkHomes(root, texts, where),
    ...checkLazyTexts(root, texts, uses, coreAreas),
    ...checkTokens(texts, tokens),
    ...checkNotes(noted.texts, texts),
    ...checkHardCoded(uses),
  ]
}

import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { areaFiles, places, readDefinition, type Definition } from '../catalogue/definition.ts'
import { copyOfSource } from './copy.ts'
import { codeOf } from './write-code.ts'

/** Generates the code that lists the languages, and a file per area for each of them. */
export function writeLanguages(root: string, definition: Definition = readDefinition(root)): void {
  for (const [name, code] of Object.entries(codeOf(definition))) writeFileSync(join(root, places.source, name), code)
  for (const code of Object.keys(definition)) {
    mkdirSync(join(root, places.locales, code), { recursive: true })
    const missing = areaFiles(root).filter((name) => !existsSync(join(root, places.locales, code, name)))
    for (const name of missing) writeFileSync(join(root, places.locales, code, name), '{}\n')
  }
}

/** The name of a language in that language: Español. */
function nameOf(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language', fallback: 'none' }).of(code)
  if (!name) throw new Error(`${code} is no language that is known here; its code has two or three letters: es, fr, de`)
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

/** Adds a language: without texts, or with copies of the English ones. */
export function addLanguage(root: string, code: string, { copy = false } = {}): string {
  if (!/^[a-z]{2,3}$/.test(code))
    throw new Error(`${code}: the code of a language has two or three letters: es, fr, de`)
  const definition = readDefinition(root)
  if (definition[code]) throw new Error(`${code} is here already: ${places.definition}`)
  const more: Definition = { ...definition, [code]: { name: nameOf(code), lang: code, state: 'started' } }
  const rows = Object.entries(more).map(([one, row]) => `  "${one}": ${spaced(JSON.stringify(row))}`)
  writeFileSync(join(root, places.definition), `{\n${rows.join(',\n')}\n}\n`)
  writeLanguages(root, more)
  if (copy) copyOfSource(root, code)
  return more[code]?.name ?? code
}

/** Adds the spaces that the formatter uses in single-line objects. */
const spaced = (json: string): string =>
  json.replaceAll(
    /"(?:[^"\\]|\\.)*"|[{}:,]/g,
    (token) => ({ '{': '{ ', '}': ' }', ':': ': ', ',': ', ' })[token] ?? token,
  )

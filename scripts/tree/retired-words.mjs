import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** Names that were replaced by the field's standard terms: `identifiers` and `files` (base names), old to new. */
const { identifiers, files } = JSON.parse(readFileSync(new URL('retired-words.json', import.meta.url), 'utf8'))

const isCode = (file) => /\.[cm]?[jt]sx?$/.test(file) && !/\/migrations\//.test(file)

/** Comments, strings and the text of templates, which are no identifiers. */
const noise = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g
const identifier = /[A-Za-z_$][\w$]*/g

/** The base name without the suffixes of tests, stories and declarations. */
const stemOf = (file) => basename(file).replace(/(?:\.(?:test|stories|about|spec|d))*\.[cm]?[jt]sx?$/, '')

/**
 * Refuses retired words in file names and identifiers.
 * @returns one line for each, with the standard term
 */
export function checkWords(file, source) {
  if (!isCode(file)) return []
  const stem = stemOf(file)
  const used = new Set(source.replaceAll(noise, ' ').match(identifier))
  return [
    ...(Object.hasOwn(files, stem) ? [`${file}: the file's standard name is ${files[stem]}`] : []),
    ...[...used]
      .filter((name) => Object.hasOwn(identifiers, name))
      .map((name) => `${file}: ${name} is retired; the standard term is ${identifiers[name]}`),
  ]
}

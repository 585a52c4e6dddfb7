import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/** Names that were replaced by the field's standard terms: `identifiers`, `files` (base names), `folders`, old to new. */
const { identifiers, files, folders } = JSON.parse(readFileSync(new URL('retired-words.json', import.meta.url), 'utf8'))

const isCode = (file) => /\.[cm]?[jt]sx?$/.test(file) && !/\/migrations\//.test(file)

/** Comments and strings, which are no identifiers. */
const noise = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g
const identifier = /[A-Za-z_$][\w$]*/g

/** The base name without the suffixes of tests, stories and declarations. */
const stemOf = (file) => basename(file).replace(/(?:\.(?:test|stories|about|spec|d))*\.[cm]?[jt]sx?$/, '')

/**
 * Refuses retired words in the names of folders and files and in identifiers.
 * @returns one line for each, with the standard term
 */
export function checkWords(file, source) {
  if (!isCode(file)) return []
  const stem = stemOf(file)
  const used = new Set(source.replaceAll(noise, ' ').match(identifier))
  return [
    ...dirname(file)
      .split('/')
      .filter((folder) => Object.hasOwn(folders, folder))
      .map((folder) => `${file}: the standard name of the folder ${folder} is ${folders[folder]}`),
    ...(Object.hasOwn(files, stem) ? [`${file}: the file's standard name is ${files[stem]}`] : []),
    ...[...used]
      .filter((name) => Object.hasOwn(identifiers, name))
      .map((name) => `${file}: ${name} is retired; the standard term is ${identifiers[name]}`),
  ]
}

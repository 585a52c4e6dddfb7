import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { places } from './definition.ts'
import { byBase } from './plurals.ts'
import { readLanguage, readSource } from './read.ts'
import { areaOf } from './texts.ts'

interface Tree {
  [key: string]: string | Tree
}

function put(tree: Tree, [key = '', ...rest]: readonly string[], value: string): void {
  if (rest.length === 0) tree[key] = value
  else {
    const branch = tree[key]
    const next = typeof branch === 'object' ? branch : {}
    tree[key] = next
    put(next, rest, value)
  }
}

/** The texts of a language by key, plural forms included. */
export type Words = ReadonlyMap<string, string>

export const wordsOf = (root: string, language: string): Map<string, string> =>
  new Map(readLanguage(root, language).texts.map(({ key, value }) => [key, value]))

/** Sorts keys in the order of the English catalogue, each with the plural forms of the language. */
function inOrder(root: string, words: Words): string[] {
  const forms = byBase(Array.from(words, ([key, value]) => ({ key, value, file: '', line: 0 })))
  return Array.from(byBase(readSource(root).texts).keys()).flatMap((base) =>
    (forms.get(base) ?? []).map(({ key }) => key),
  )
}

/**
 * Writes only the files that change.
 * @returns the areas that were written
 */
export function writeWords(root: string, language: string, words: Words): string[] {
  const before = wordsOf(root, language)
  const changed = new Set(
    [...before.keys(), ...words.keys()].filter((key) => before.get(key) !== words.get(key)).map(areaOf),
  )
  const keys = inOrder(root, words)
  for (const area of changed) {
    const tree: Tree = {}
    for (const key of keys.filter((one) => areaOf(one) === area))
      put(tree, key.split('.').slice(1), words.get(key) ?? '')
    writeFileSync(join(root, places.locales, language, `${area}.json`), `${JSON.stringify(tree, null, 2)}\n`)
  }
  return Array.from(changed)
}

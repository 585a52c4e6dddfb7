import { hasStrayBraces, isBalanced, placeholdersOf, tagsOf } from '../catalogue/markup.ts'
import { lengthOf, limitOf, type Notes } from '../catalogue/notes.ts'
import { byBase, categoriesOf, isPlural } from '../catalogue/plurals.ts'
import type { Problem } from '../catalogue/problem.ts'
import { areaOf, baseOf, categoryOf, type Text } from '../catalogue/texts.ts'

const setOf = (texts: readonly Text[], parts: (value: string) => string[]): string =>
  Array.from(new Set(texts.flatMap(({ value }) => parts(value))))
    .toSorted()
    .join(' ')

function checkForms(base: string, texts: readonly Text[], language: string): Problem[] {
  const [first] = texts
  if (!first) return []
  const found = texts.map(({ key }) => categoryOf(key)).filter((category) => category !== undefined)
  if (found.length === 0) return []
  const wanted: string[] = categoriesOf(language)
  const missing = wanted.filter((category) => !found.includes(category))
  const extra = found.filter((category) => !wanted.includes(category))
  const { file, line } = first
  return [
    ...missing.map((category) => ({ file, line, text: `${base} has no form for "${category}" (${base}_${category})` })),
    ...extra.map((category) => ({ file, line, text: `${base}_${category} is no plural form of this language` })),
    ...(found.length < texts.length ? [{ file, line, text: `${base} stands with and without plural forms` }] : []),
  ]
}

function checkPair(base: string, source: readonly Text[], target: readonly Text[]): Problem[] {
  const [first] = target
  if (!first) return []
  const { file, line } = first
  const problems: Problem[] = []
  const differ = (what: string, parts: (value: string) => string[]) => {
    const [wanted, found] = [setOf(source, parts), setOf(target, parts)]
    if (wanted !== found)
      problems.push({
        file,
        line,
        text: `${base}: ${what} ${found || 'none'} where the source has ${wanted || 'none'}`,
      })
  }
  if (isPlural(source) !== isPlural(target))
    problems.push({ file, line, text: `${base} stands in plural forms in one language alone` })
  differ('placeholders', placeholdersOf)
  differ('markup', tagsOf)
  return problems
}

const checkMarkup = ({ key, value, file, line }: Text): Problem[] => [
  ...(isBalanced(value) ? [] : [{ file, line, text: `${key}: a tag is not closed where it should be` }]),
  ...(hasStrayBraces(value) ? [{ file, line, text: `${key}: braces that are no placeholder such as {{name}}` }] : []),
  ...(value.trim() === '' ? [{ file, line, text: `${key} is empty` }] : []),
]

function checkLength({ key, value, file, line }: Text, notes: Notes): Problem[] {
  const [most, length] = [limitOf(notes, key), lengthOf(value)]
  if (most === undefined || length <= most) return []
  return [{ file, line, text: `${key} has ${length} characters; its note allows ${most}` }]
}

/** Describes a key that English lacks; a key of another area was put into the wrong file. */
function describeStray(base: string, sources: ReadonlyMap<string, Text[]>, language: string): string {
  const tail = base.slice(areaOf(base).length)
  const home = Array.from(sources.keys()).find((key) => key.slice(areaOf(key).length) === tail)
  return home === undefined
    ? `${base} exists in ${language} only`
    : `${base} stands in the wrong area: it exists in ${language} only, and ${home} is its like`
}

/** The source texts that a language lacks, one per key that code uses. */
export function missingIn(source: readonly Text[], target: readonly Text[]): Text[] {
  const targets = byBase(target)
  return Array.from(byBase(source)).flatMap(([base, texts]) => (targets.has(base) ? [] : texts.slice(0, 1)))
}

/** Compares a language with the source language, and checks it by itself. */
export function compare(source: readonly Text[], target: readonly Text[], language: string, notes: Notes): Problem[] {
  const sources = byBase(source)
  const pairs = Array.from(byBase(target)).flatMap(([base, texts]) => {
    const [text] = texts
    const origin = sources.get(base)
    if (origin) return checkPair(base, origin, texts)
    return [{ file: text?.file ?? '', line: text?.line ?? 1, text: describeStray(base, sources, language) }]
  })
  return [...pairs, ...checkLanguage(target, language, notes)]
}

/** Checks that a language lacks no text of the source. */
export const checkMissing = (source: readonly Text[], target: readonly Text[], language: string): Problem[] =>
  missingIn(source, target).map(({ key, file, line }) => ({
    file,
    line,
    text: `${baseOf(key)} is missing in ${language}`,
  }))

/** Checks a language by itself: plural forms, unbalanced tags, stray braces, empty texts, texts that are too long. */
export function checkLanguage(texts: readonly Text[], language: string, notes: Notes): Problem[] {
  const forms = Array.from(byBase(texts)).flatMap(([base, found]) => checkForms(base, found, language))
  return [...forms, ...texts.flatMap(checkMarkup), ...texts.flatMap((text) => checkLength(text, notes))]
}

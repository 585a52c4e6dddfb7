import type { Problem } from '../catalogue/problem.ts'
import { baseOf, categoryOf, type Text } from '../catalogue/texts.ts'

type Forms = Map<string, Text[]>

function formsOf(texts: readonly Text[]): Forms {
  const forms: Forms = new Map()
  for (const text of texts) forms.set(baseOf(text.key), [...(forms.get(baseOf(text.key)) ?? []), text])
  return forms
}

const placeholders = /\{\{\s*([\w.]+)[^}]*\}\}/g
const tags = /<(\/?)([\w-]+)\s*(\/?)>/g

const placeholdersOf = (value: string): string[] => Array.from(value.matchAll(placeholders), ([, name]) => name ?? '')
const tagsOf = (value: string): string[] => Array.from(value.matchAll(tags), ([tag]) => tag.replaceAll(/\s/g, ''))

const setOf = (texts: readonly Text[], parts: (value: string) => string[]): string =>
  Array.from(new Set(texts.flatMap(({ value }) => parts(value))))
    .toSorted()
    .join(' ')

/** Whether every tag of a text is closed in the order in which it was opened. */
function isBalanced(value: string): boolean {
  const open: string[] = []
  for (const [, closing, name = '', alone] of value.matchAll(tags)) {
    if (alone) continue
    if (!closing) open.push(name)
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}

function checkForms(base: string, texts: readonly Text[], language: string): Problem[] {
  const [first] = texts
  if (!first) return []
  const found = texts.map(({ key }) => categoryOf(key)).filter((category) => category !== undefined)
  if (found.length === 0) return []
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const missing = wanted.filter((category) => !found.includes(category))
  const extra = found.filter((category) => !wanted.some((one) => one === category))
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
  differ('placeholders', placeholdersOf)
  differ('markup', tagsOf)
  return problems
}

const checkMarkup = ({ key, value, file, line }: Text): Problem[] => [
  ...(isBalanced(value) ? [] : [{ file, line, text: `${key}: a tag is not closed where it should be` }]),
  ...(value.trim() === '' ? [{ file, line, text: `${key} is empty` }] : []),
]

/** Every difference between the source language's texts and another's, and what is wrong in itself. */
export function compare(source: readonly Text[], target: readonly Text[], language: string): Problem[] {
  const [sources, targets] = [formsOf(source), formsOf(target)]
  const missing = Array.from(sources)
    .filter(([base]) => !targets.has(base))
    .map(([base, [text]]) => ({
      file: text?.file ?? '',
      line: text?.line ?? 1,
      text: `${base} is missing in ${language}`,
    }))
  const pairs = Array.from(targets).flatMap(([base, texts]) => {
    const [text] = texts
    const origin = sources.get(base)
    if (!origin) return [{ file: text?.file ?? '', line: text?.line ?? 1, text: `${base} exists in ${language} only` }]
    return checkPair(base, origin, texts)
  })
  return [...missing, ...pairs, ...checkLanguage(target, language)]
}

/** What is wrong within one language: plural forms, open tags, empty texts. */
export function checkLanguage(texts: readonly Text[], language: string): Problem[] {
  const forms = Array.from(formsOf(texts)).flatMap(([base, found]) => checkForms(base, found, language))
  return [...forms, ...texts.flatMap(checkMarkup)]
}

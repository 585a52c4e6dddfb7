import { byBase, categoriesOf, isPlural } from '../catalogue/plurals.ts'
import { readSource } from '../catalogue/read.ts'
import { writeWords } from '../catalogue/write.ts'

/** Copies the English texts into a language as a start for its translators, with the plural forms of that language. */
export function copyOfSource(root: string, language: string): void {
  const words = Array.from(byBase(readSource(root).texts)).flatMap(([base, texts]) => {
    const other = texts.at(-1)?.value ?? ''
    if (!isPlural(texts)) return [[base, other] as const]
    return categoriesOf(language).map((category) => {
      const key = `${base}_${category}`
      return [key, texts.find((text) => text.key === key)?.value ?? other] as const
    })
  })
  writeWords(root, language, new Map(words))
}

import { categoriesOf } from '../catalogue/plurals.ts'
import type { Problem } from '../catalogue/problem.ts'
import { keysOf } from './entries.ts'
import type { FileForms } from './file-forms.ts'
import type { Returned } from './read-po.ts'

export interface Expanded {
  returned: Returned[]
  /** The texts of which a plural form took that of another, since the file has fewer. */
  shared: Problem[]
  /** Texts with more or fewer forms than the file declares. */
  problems: Problem[]
}

/**
 * Gives texts with the plural forms of a file the forms of the language. A form that the file does not have stays as it
 * is where the translator left the one that it would take as it was.
 * @param words the current texts of the language by key
 */
export function expandForms(
  returned: readonly Returned[],
  { count, formOf }: FileForms,
  { words, language, file }: { words: ReadonlyMap<string, string>; language: string; file: string },
): Expanded {
  const categories: string[] = categoriesOf(language)
  const [shared, problems]: [Problem[], Problem[]] = [[], []]
  const expanded = returned.map((one) => {
    if (one.english.length < 2) return one
    if (one.forms.length !== count) {
      const text = `${one.key} has ${one.forms.length} forms where the file declares ${count}`
      problems.push({ file, line: one.line, text })
      return one
    }
    const now = keysOf(one.key, true, language).map((key) => words.get(key) ?? '')
    const given = formOf.map((form) => one.forms[form] ?? '')
    const forms = given.map((text, index) => {
      const other = formOf.findLastIndex((form) => form === formOf[index])
      const isKept = other > index && now[other] === text && now[index] !== ''
      if (other > index && !isKept && text !== '')
        shared.push({ file, line: one.line, text: `${one.key} takes ${categories[other]} for ${categories[index]}` })
      return isKept ? (now[index] ?? '') : text
    })
    return { ...one, forms }
  })
  return { returned: expanded, shared, problems }
}

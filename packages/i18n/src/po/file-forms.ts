import { categoriesOf } from '../catalogue/plurals.ts'
import { parsePluralExpression } from './plural-expression.ts'

/** How the forms of a PO file stand for the plural categories of a language. */
export interface FileForms {
  /** How many forms a text has in the file. */
  count: number
  /** The index of the form in the file, by category in the order of CLDR. */
  formOf: readonly number[]
}

/** Numbers that show every category of every language that has one for whole numbers; 0 is the last resort. */
const numbers = [...Array.from({ length: 200 }, (_, index) => index + 1), 1_000_000, 2_000_000, 0]

/**
 * Reads how many plural forms a file has, and which one each category of i18next takes: the one that the file's own
 * expression gives to the first number of that category. Poedit and Weblate write two forms for Brazilian Portuguese,
 * where i18next has one, many and other: then "many" (1,000,000) takes the second.
 * @param header Plural-Forms of the file; undefined: it has the categories of the language, in the order of CLDR
 * @throws SyntaxError where the header cannot be read, or names a form that there is not
 */
export function readFileForms(header: string | undefined, language: string): FileForms {
  const categories = categoriesOf(language)
  if (header === undefined || header.trim() === '')
    return { count: categories.length, formOf: categories.map((_, index) => index) }
  const [, count = '', expression = ''] = /^\s*nplurals\s*=\s*(\d+)\s*;\s*plural\s*=\s*([^;]+);?\s*$/.exec(header) ?? []
  if (count === '') throw new SyntaxError(`Plural-Forms cannot be read: ${header}`)
  const formAt = parsePluralExpression(expression)
  const rules = new Intl.PluralRules(language)
  const numberIn = (category: string) => numbers.find((one) => rules.select(one) === category)
  const formOf = categories.map((category, index) => {
    const number = numberIn(category)
    if (number !== undefined) return formAt(number)
    // A category of fractions alone, as "many" in Czech, has a form of its own in a file with all categories.
    return Number(count) === categories.length ? index : formAt(numberIn('other') ?? 0)
  })
  const wrong = formOf.find((form) => !(form >= 0 && form < Number(count)))
  if (wrong !== undefined) throw new SyntaxError(`Plural-Forms has ${count} forms, and names form ${wrong}`)
  return { count: Number(count), formOf }
}

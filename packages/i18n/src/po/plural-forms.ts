import { runInNewContext } from 'node:vm'
import { categoriesOf } from '../catalogue/plurals.ts'

/** gettext's plural expressions by `n`, for families of languages; the forms are in the order of CLDR. */
const expressions = [
  '0',
  'n != 1',
  'n > 1',
  // Italian, Spanish: de Millionen
  'n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2',
  // Portuguese, French
  'n == 0 || n == 1 ? 0 : n % 1000000 == 0 ? 1 : 2',
  // Russian, Ukrainian
  'n % 10 == 1 && n % 100 != 11 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2',
  // Polish
  'n == 1 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2',
  // Czech, Slovak: many is for fractions
  'n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 3',
  // Romanian
  'n == 1 ? 0 : n == 0 || n % 100 >= 1 && n % 100 <= 19 ? 1 : 2',
  // Slovenian
  'n % 100 == 1 ? 0 : n % 100 == 2 ? 1 : n % 100 == 3 || n % 100 == 4 ? 2 : 3',
  // Lithuanian: many is for fractions
  'n % 10 == 1 && (n % 100 < 11 || n % 100 > 19) ? 0 : n % 10 >= 2 && (n % 100 < 11 || n % 100 > 19) ? 1 : 3',
  // Hebrew
  'n == 1 ? 0 : n == 2 ? 1 : 2',
  // Arabic
  'n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n % 100 >= 3 && n % 100 <= 10 ? 3 : n % 100 >= 11 ? 4 : 5',
]

const numbers = [...Array(220).keys(), 1000, 1001, 1002, 1_000_000, 1_000_001, 2_000_000]

/** Returns gettext's Plural-Forms header for a language, with the categories of CLDR. */
export function pluralFormsOf(language: string): string {
  const categories: string[] = categoriesOf(language)
  const rules = new Intl.PluralRules(language)
  const wanted = numbers.map((n) => categories.indexOf(rules.select(n))).join(' ')
  const found = expressions.find((expression) => {
    const forms: unknown = runInNewContext(`numbers.map((n) => Number(${expression})).join(' ')`, { numbers })
    return forms === wanted
  })
  if (!found) throw new Error(`No plural expression of ${import.meta.filename} counts as ${language} does: add one`)
  return `nplurals=${categories.length}; plural=(${found});`
}

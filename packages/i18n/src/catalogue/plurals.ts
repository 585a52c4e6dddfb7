import { baseOf, categoryOf, type Text } from './texts.ts'

/** The plural categories in the order of CLDR. */
const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
export type Category = (typeof order)[number]

/** The plural categories of a language. */
export function categoriesOf(language: string): Category[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  return order.filter((category) => pluralCategories.includes(category))
}

/** Groups texts by the key that code uses: one text, or one per plural form. */
export function byBase(texts: readonly Text[]): Map<string, Text[]> {
  const forms = new Map<string, Text[]>()
  for (const text of texts) {
    const base = baseOf(text.key)
    forms.set(base, [...(forms.get(base) ?? []), text])
  }
  return forms
}

/** Whether a text has plural forms. */
export const isPlural = (texts: readonly Text[]): boolean => texts.some(({ key }) => categoryOf(key) !== undefined)

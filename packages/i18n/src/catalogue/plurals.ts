import { baseOf, categoryOf, type Text } from './texts.ts'

/** From none to many, as CLDR lists them. */
const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
export type Category = (typeof order)[number]

/** The plural forms that a language has. */
export function categoriesOf(language: string): Category[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  return order.filter((category) => pluralCategories.includes(category))
}

/** Texts by the key that code names: one, or one a plural form. */
export function byBase(texts: readonly Text[]): Map<string, Text[]> {
  const forms = new Map<string, Text[]>()
  for (const text of texts) {
    const base = baseOf(text.key)
    forms.set(base, [...(forms.get(base) ?? []), text])
  }
  return forms
}

/** Whether a text stands in plural forms. */
export const isPlural = (texts: readonly Text[]): boolean => texts.some(({ key }) => categoryOf(key) !== undefined)

import { htmlLang, languageNames, started } from './language-table.ts'

export { htmlLang, languageNames }
export type Language = keyof typeof languageNames

export const defaultLanguage = 'en' satisfies Language
const storageKey = 'the-house.language'

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languageNames, value)

const others = Object.keys(languageNames)
  .filter(isLanguage)
  .filter((language) => language !== defaultLanguage)

/** Every language of the house, English first. */
export const languages: readonly [Language, ...Language[]] = [defaultLanguage, ...others]

/** The languages whose words a page needs: its own, and English where that is not whole yet. */
export const neededFor = (language: Language): readonly Language[] =>
  started.includes(language) ? [language, defaultLanguage] : [language]

/** The language that was chosen on this device, else English. */
export function storedLanguage(): Language {
  try {
    const stored = globalThis.localStorage?.getItem(storageKey)
    return isLanguage(stored) ? stored : defaultLanguage
  } catch {
    // A browser that forbids storage still gets a page.
    return defaultLanguage
  }
}

export function storeLanguage(language: Language): void {
  try {
    globalThis.localStorage?.setItem(storageKey, language)
  } catch {
    // The choice then lasts until the page is left.
  }
}

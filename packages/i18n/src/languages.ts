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

/** Every language of the product, English first. */
export const languages: readonly [Language, ...Language[]] = [defaultLanguage, ...others]

/** The languages to load for a page: its own, and English as the fallback of an incomplete one. */
export const neededFor = (language: Language): readonly Language[] =>
  started.includes(language) ? [language, defaultLanguage] : [language]

/** The language stored on this device, else English. */
export function storedLanguage(): Language {
  try {
    const stored = globalThis.localStorage?.getItem(storageKey)
    return isLanguage(stored) ? stored : defaultLanguage
  } catch {
    // Storage is blocked: English is used.
    return defaultLanguage
  }
}

export function storeLanguage(language: Language): void {
  try {
    globalThis.localStorage?.setItem(storageKey, language)
  } catch {
    // Storage is blocked: the choice lasts until the next page load.
  }
}

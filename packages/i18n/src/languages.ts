export const languages = ['en', 'pt'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'
const storageKey = 'the-house.language'

/** Values of the html `lang` attribute, with the region that a screen reader needs for its voice. */
export const htmlLang: Record<Language, string> = { en: 'en', pt: 'pt-BR' }

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value)

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

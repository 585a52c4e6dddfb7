// `npm run i18n:add` writes this file from languages.json.

/** Each language named in itself. */
export const languageNames = {
  en: 'English',
  pt: 'Português',
}

/** Values of the html `lang` attribute, with the region that a screen reader needs for its voice. */
export const htmlLang: Record<keyof typeof languageNames, string> = {
  en: 'en',
  pt: 'pt-BR',
}

/** Languages in which English stands in for what is not translated yet. */
export const started: readonly string[] = []

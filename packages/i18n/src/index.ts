export { areas, type Area } from './areas.ts'
export { coreAreas } from './core-areas.ts'
export {
  createI18n,
  currentLanguage,
  i18n,
  isWord,
  loadArea,
  loadAreas,
  setLanguage,
  type I18nOptions,
} from './i18n.ts'
export { htmlLang, isLanguage, languageNames, languages, storedLanguage, type Language } from './languages.ts'
export { I18nProvider, type I18nProviderProps } from './provider.ts'
export type { WordKey } from './words.ts'
export { Trans, useTranslation } from 'react-i18next'

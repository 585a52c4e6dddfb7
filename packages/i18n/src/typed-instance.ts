import type { i18n as Instance } from 'i18next'
import { instance } from './instance.ts'
import { defaultLanguage, isLanguage, type Language } from './languages.ts'
import type { Translate } from './message-keys.ts'

/** An i18next instance whose keys are typed by the catalogue. */
export interface I18n extends Omit<Instance, 't'> {
  t: Translate
}

/** The i18next instance of the page. `i18n.t(key)` translates outside of React. */
export const i18n: I18n = instance

/** The language of the page. */
export const currentLanguage = (): Language => (isLanguage(i18n.language) ? i18n.language : defaultLanguage)

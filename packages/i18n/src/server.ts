import { createInstance } from 'i18next'
import en from '../locales/en/mails.json' with { type: 'json' }
import enReport from '../locales/en/tests-report.json' with { type: 'json' }
import pt from '../locales/pt/mails.json' with { type: 'json' }
import ptReport from '../locales/pt/tests-report.json' with { type: 'json' }
import { languages, type Language } from './languages.ts'
import { namespace, type WordKey } from './words.ts'

/** The words that a server writes: those of mails and of tables to save, in every language, without React. */
const words = createInstance()
void words.init({
  initAsync: false,
  lng: languages[0],
  fallbackLng: false,
  ns: [namespace],
  defaultNS: namespace,
  resources: {
    en: { [namespace]: { mails: en, 'tests-report': enReport } },
    pt: { [namespace]: { mails: pt, 'tests-report': ptReport } },
  },
  // Plain text is the first form of a mail; whoever writes html escapes.
  interpolation: { escapeValue: false },
})

export type ServerKey = Extract<WordKey, `mails.${string}` | `tests-report.${'status' | 'column' | 'file'}${string}`>

/** Translates the texts that a server writes into a language. */
export function wordsFor(language: Language): (key: ServerKey, values?: Record<string, string | number>) => string {
  const translate = words.getFixedT(language, namespace)
  return (key, values) => translate(key, { ...values })
}

export { htmlLang, isLanguage, languages, type Language } from './languages.ts'

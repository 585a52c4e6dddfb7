import { readFileSync } from 'node:fs'
import { createInstance } from 'i18next'
import { languages, type Language } from './languages.ts'
import { namespace, type MessageKey } from './message-keys.ts'
import { oneOClock } from './one-o-clock.ts'

const areas = ['mails', 'tests-report', 'demonstration']

function readWords(language: Language): object {
  const files = areas.map((area) => [area, new URL(`../locales/${language}/${area}.json`, import.meta.url)] as const)
  return Object.fromEntries(files.map(([area, file]) => [area, JSON.parse(readFileSync(file, 'utf8')) as unknown]))
}

/** The texts that a server writes, in mails, CSV tables and pages of its own, in every language, without React. */
const words = createInstance()
void words.use(oneOClock).init({
  initAsync: false,
  lng: languages[0],
  // English is the fallback of an incomplete language.
  fallbackLng: languages[0],
  ns: [namespace],
  defaultNS: namespace,
  resources: Object.fromEntries(languages.map((language) => [language, { [namespace]: readWords(language) }])),
  // Mails are composed as plain text first; the code that writes HTML escapes.
  interpolation: { escapeValue: false },
  postProcess: [oneOClock.name],
})

export type ServerKey = Extract<
  MessageKey,
  `mails.${string}` | `demonstration.${string}` | `tests-report.${'status' | 'column' | 'file'}${string}`
>

/** Returns the t() of a language for texts that the server writes. */
export function translatorFor(
  language: Language,
): (key: ServerKey, values?: Record<string, string | number>) => string {
  const translate = words.getFixedT(language, namespace)
  return (key, values) => translate(key, { ...values })
}

export { htmlLang, isLanguage, languageNames, languages, type Language } from './languages.ts'

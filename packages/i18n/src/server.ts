import { readFileSync } from 'node:fs'
import { createInstance } from 'i18next'
import { languages, type Language } from './languages.ts'
import { namespace, type WordKey } from './words.ts'

const areas = ['mails', 'tests-report']

function readWords(language: Language): object {
  const files = areas.map((area) => [area, new URL(`../locales/${language}/${area}.json`, import.meta.url)] as const)
  return Object.fromEntries(files.map(([area, file]) => [area, JSON.parse(readFileSync(file, 'utf8')) as unknown]))
}

/** The words that a server writes: those of mails and of tables to save, in every language, without React. */
const words = createInstance()
void words.init({
  initAsync: false,
  lng: languages[0],
  // Of a language that is not whole yet, the rest is English.
  fallbackLng: languages[0],
  ns: [namespace],
  defaultNS: namespace,
  resources: Object.fromEntries(languages.map((language) => [language, { [namespace]: readWords(language) }])),
  // Plain text is the first form of a mail; whoever writes html escapes.
  interpolation: { escapeValue: false },
})

export type ServerKey = Extract<WordKey, `mails.${string}` | `tests-report.${'status' | 'column' | 'file'}${string}`>

/** Translates the texts that a server writes into a language. */
export function wordsFor(language: Language): (key: ServerKey, values?: Record<string, string | number>) => string {
  const translate = words.getFixedT(language, namespace)
  return (key, values) => translate(key, { ...values })
}

export { htmlLang, isLanguage, languageNames, languages, type Language } from './languages.ts'

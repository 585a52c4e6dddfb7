import { createInstance, type i18n as Words } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Area } from './areas.ts'
import { fileOf } from './files.ts'
import { coreAreas } from './core-areas.ts'
import { savedWords, type SavedWords } from './dev/saved-words.ts'
import {
  defaultLanguage,
  htmlLang,
  isLanguage,
  neededFor,
  storedLanguage,
  storeLanguage,
  type Language,
} from './languages.ts'
import { namespace, type WordKey } from './words.ts'

/** The words of this page. `i18n.t(key)` translates outside of React. */
export const i18n: Words = createInstance()

/** Each file that was asked for, by language and area; a failed one may be asked for again. */
const asked = new Map<string, Promise<void>>()
const loaded = new Set<Area>()

async function fetchArea(language: Language, area: Area): Promise<void> {
  const file = await fileOf(language, area)
  i18n.addResourceBundle(language, namespace, { [area]: file.default }, true, true)
}

function loadFile(language: Language, area: Area): Promise<void> {
  const name = `${language}/${area}`
  const found = asked.get(name)
  if (found) return found
  const loading = fetchArea(language, area).catch((error: unknown) => {
    asked.delete(name)
    throw error
  })
  asked.set(name, loading)
  return loading
}

const loadOf = async (language: Language, wanted: Iterable<Area>): Promise<void> => {
  const files = Array.from(wanted, (area) => neededFor(language).map((one) => loadFile(one, area)))
  await Promise.all(files.flat())
}

/** The language that is shown now. */
export const currentLanguage = (): Language => (isLanguage(i18n.language) ? i18n.language : defaultLanguage)

/** Loads the words of areas in the current language; once each. Await it before showing what uses them. */
export async function loadAreas(...wanted: readonly Area[]): Promise<void> {
  for (const area of wanted) loaded.add(area)
  await loadOf(currentLanguage(), wanted)
}

export const loadArea = (area: Area): Promise<void> => loadAreas(area)

function show(language: Language): void {
  if (typeof document !== 'undefined') document.documentElement.lang = htmlLang[language]
}

/** Switches the page to a language, once all words that are on show exist in it. */
export async function setLanguage(language: Language): Promise<void> {
  await loadOf(language, loaded)
  storeLanguage(language)
  show(language)
  await i18n.changeLanguage(language)
}

export interface I18nOptions {
  /** Default: the one stored on this device, else English. */
  language?: Language
  /** Areas that the first screen needs beside the core ones. */
  areas?: readonly Area[]
}

/** Starts the words of the page. Resolves when the first screen can be shown without a key in it. */
export async function createI18n({ language = storedLanguage(), areas = [] }: I18nOptions = {}): Promise<Words> {
  if (!i18n.isInitialized)
    await i18n.use(initReactI18next).init({
      lng: language,
      fallbackLng: (language) => (isLanguage(language) ? neededFor(language).slice(1) : []),
      ns: [namespace],
      defaultNS: namespace,
      partialBundledLanguages: true,
      resources: {},
      // React escapes; a second time would show entities.
      interpolation: { escapeValue: false },
      react: { useSuspense: false, bindI18nStore: 'added' },
    })
  await i18n.changeLanguage(language)
  show(language)
  await loadAreas(...coreAreas, ...areas)
  // For translators; nobody else loads it.
  if (globalThis.location?.search.includes('i18n=')) await (await import('./modes.ts')).beginMode(location.search)
  return i18n
}

/** Whether a text exists under a name that came from elsewhere (a token of the server, a message of a schema). */
export const isWord = (name: string): name is WordKey =>
  neededFor(currentLanguage()).some((language) => typeof i18n.getResource(language, namespace, name) === 'string')

// In development, what is saved shows at once, and the page keeps its state.
import.meta.hot?.on(savedWords, ({ language, area, source }: SavedWords) => {
  const words: unknown = JSON.parse(source)
  i18n.addResourceBundle(language, namespace, { [area]: words })
})

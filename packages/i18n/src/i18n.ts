import { initReactI18next } from 'react-i18next'
import type { Area } from './areas.ts'
import { fileOf } from './files.ts'
import { coreAreas } from './core-areas.ts'
import { currentLanguage, i18n, type I18n } from './typed-instance.ts'
import { savedCatalogue, type SavedCatalogue } from './dev/saved-catalogue.ts'
import { htmlLang, isLanguage, neededFor, storedLanguage, storeLanguage, type Language } from './languages.ts'
import { namespace, type MessageKey } from './message-keys.ts'
import { oneOClock } from './one-o-clock.ts'
import { forgetTexts } from './remember-texts.ts'
import type { WordFile } from './word-file.ts'

/**
 * The pending or finished import of each file, by language and area; a failed one is removed, so that it can be retried.
 */
const asked = new Map<string, Promise<WordFile>>()
/** The files whose texts i18next has. */
const added = new Set<string>()
const loaded = new Set<Area>()

interface AreaFile {
  language: Language
  area: Area
  name: string
}

function importFile({ language, area, name }: AreaFile): Promise<WordFile> {
  const found = asked.get(name)
  if (found) return found
  const loading = fileOf(language, area).catch((error: unknown) => {
    asked.delete(name)
    throw error
  })
  asked.set(name, loading)
  return loading
}

const loadOf = async (language: Language, wanted: Iterable<Area>): Promise<void> => {
  const files = Array.from(wanted, (area) =>
    neededFor(language).map((one): AreaFile => ({ language: one, area, name: `${one}/${area}` })),
  ).flat()
  const texts = await Promise.all(files.map(async (file) => ({ ...file, words: await importFile(file) })))
  // In one task: the page renders again once, not once a file.
  for (const { language: one, area, name, words } of texts.filter(({ name }) => !added.has(name))) {
    added.add(name)
    i18n.addResourceBundle(one, namespace, { [area]: words.default }, true, true)
  }
}

/**
 * Loads the texts of areas in the current language, each once. Await it before rendering a component that uses them.
 */
export async function loadAreas(...wanted: readonly Area[]): Promise<void> {
  for (const area of wanted) loaded.add(area)
  await loadOf(currentLanguage(), wanted)
}

export const loadArea = (area: Area): Promise<void> => loadAreas(area)

function show(language: Language): void {
  if (typeof document !== 'undefined') document.documentElement.lang = htmlLang[language]
}

/** Switches the page to a language, after every loaded area is available in it, without storing the choice. */
export async function showLanguage(language: Language): Promise<void> {
  await loadOf(language, loaded)
  show(language)
  await i18n.changeLanguage(language)
}

/** The same, stored on this device. */
export async function setLanguage(language: Language): Promise<void> {
  await loadOf(language, loaded)
  storeLanguage(language)
  await showLanguage(language)
}

export interface I18nOptions {
  /** Default: the language stored on this device, else English. */
  language?: Language
  /** Areas that the first screen needs besides the core ones. */
  areas?: readonly Area[]
}

/** Initializes i18next. Resolves when the first screen can render without showing a key. */
export async function createI18n({ language = storedLanguage(), areas = [] }: I18nOptions = {}): Promise<I18n> {
  if (!i18n.isInitialized) {
    await i18n
      .use(initReactI18next)
      .use(oneOClock)
      .init({
        lng: language,
        fallbackLng: (language) => (isLanguage(language) ? neededFor(language).slice(1) : []),
        ns: [namespace],
        defaultNS: namespace,
        partialBundledLanguages: true,
        resources: {},
        // React escapes already; escaping twice would show entities.
        interpolation: { escapeValue: false },
        postProcess: [oneOClock.name],
        react: { useSuspense: false, bindI18nStore: 'added' },
      })
    i18n.on('languageChanged', forgetTexts)
    i18n.store.on('added', forgetTexts)
  }
  await i18n.changeLanguage(language)
  show(language)
  await loadAreas(...coreAreas, ...areas)
  // Lazy, since only translators use it.
  if (globalThis.location?.search.includes('i18n='))
    await (await import('./modes.ts')).startTranslationMode(location.search)
  return i18n
}

/** Whether a message exists for a key that is known only at run time (an error token, a message of a schema). */
export const isMessageKey = (name: string): name is MessageKey =>
  neededFor(currentLanguage()).some((language) => typeof i18n.getResource(language, namespace, name) === 'string')

// In development, a saved catalogue is shown at once, and the page keeps its state.
import.meta.hot?.on(savedCatalogue, ({ language, area, source }: SavedCatalogue) => {
  const words: unknown = JSON.parse(source)
  i18n.addResourceBundle(language, namespace, { [area]: words })
})

import { baseOf, readTexts, type Text } from '../catalogue/texts.ts'
import type { SavedCatalogue } from '../dev/saved-catalogue.ts'
import { defaultLanguage } from '../languages.ts'

const files = import.meta.glob<string>('../../locales/*/*.json', { query: '?raw', import: 'default', eager: true })

const sources = new Map(Object.entries(files).map(([path, source]) => [path.slice('../../'.length), source]))

/** Updates the index from a saved catalogue. */
export function saved({ language, area, source }: SavedCatalogue): void {
  sources.set(`locales/${language}/${area}.json`, source)
}

function find(key: string, language: string): Text | undefined {
  const area = key.slice(0, key.indexOf('.'))
  const path = `locales/${language}/${area}.json`
  const { texts } = readTexts(sources.get(path) ?? '{}', `packages/i18n/${path}`, area)
  return texts.find((text) => baseOf(text.key) === key)
}

/** The place of a text in a language; the English one if the language lacks it. */
export const placeOf = (key: string, language: string): Text | undefined =>
  find(key, language) ?? find(key, defaultLanguage)

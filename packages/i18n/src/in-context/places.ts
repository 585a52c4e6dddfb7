import { baseOf, readTexts, type Text } from '../catalogue/texts.ts'
import type { SavedWords } from '../dev/saved-words.ts'
import { defaultLanguage } from '../languages.ts'

const files = import.meta.glob<string>('../../locales/*/*.json', { query: '?raw', import: 'default', eager: true })

const sources = new Map(Object.entries(files).map(([path, source]) => [path.slice('../../'.length), source]))

/** Takes in a catalogue that was saved. */
export function saved({ language, area, source }: SavedWords): void {
  sources.set(`locales/${language}/${area}.json`, source)
}

function find(key: string, language: string): Text | undefined {
  const area = key.slice(0, key.indexOf('.'))
  const path = `locales/${language}/${area}.json`
  const { texts } = readTexts(sources.get(path) ?? '{}', `packages/i18n/${path}`, area)
  return texts.find((text) => baseOf(text.key) === key)
}

/** Where a text stands: in a language, or in English where that does not have it. */
export const placeOf = (key: string, language: string): Text | undefined =>
  find(key, language) ?? find(key, defaultLanguage)

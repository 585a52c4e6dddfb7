import type { Area } from './areas.ts'
import { firstFiles } from './first-files.ts'
import type { Language } from './languages.ts'

/** The words of an area; the default export of its file. */
export interface WordFile {
  default: object
}

/**
 * Where the words of all other areas are, by language. The list grows with every area, so it is a file of its own,
 * which only those pages ask for that need more than the first words.
 */
const lists = {
  en: () => import('./files-en.ts'),
  pt: () => import('./files-pt.ts'),
}

/** Loads the words of an area. */
export async function fileOf(language: Language, area: Area): Promise<WordFile> {
  const first = firstFiles[language][area]
  if (first) return first()
  const { load } = await lists[language]()
  return load(area)
}

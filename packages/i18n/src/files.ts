import type { Area } from './areas.ts'
import { firstFiles, lists } from './language-files.ts'
import type { Language } from './languages.ts'
import type { WordFile } from './word-file.ts'

/** Loads the texts of an area. */
export async function fileOf(language: Language, area: Area): Promise<WordFile> {
  const first = firstFiles[language][area]
  if (first) return first()
  const { load } = await lists[language]()
  return load(area)
}

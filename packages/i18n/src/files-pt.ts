import type { Area } from './areas.ts'
import type { WordFile } from './files.ts'

/** Loads the words of an area in Portuguese. */
export const load = (area: Area): Promise<WordFile> => import(`../locales/pt/${area}.json`, { with: { type: 'json' } })

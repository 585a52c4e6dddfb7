// `npm run i18n:add` writes this file from languages.json.
import type { Area } from './areas.ts'
import type { WordFile } from './word-file.ts'

export const load = (area: Area): Promise<WordFile> => import(`../locales/pt/${area}.json`, { with: { type: 'json' } })

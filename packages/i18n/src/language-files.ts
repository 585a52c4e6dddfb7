// `npm run i18n:add` writes this file from languages.json.
import type { Area } from './areas.ts'
import type { Language } from './languages.ts'
import type { WordFile } from './word-file.ts'

/**
 * The words of the first screen: the core areas and those of the login. Without import attributes: Vite's server
 * leaves them in an import() with a fixed path, and answers with JavaScript.
 */
export const firstFiles: Record<Language, Partial<Record<Area, () => Promise<WordFile>>>> = {
  en: {
    common: () => import('../locales/en/common.json'),
    errors: () => import('../locales/en/errors.json'),
    design: () => import('../locales/en/design.json'),
    session: () => import('../locales/en/session.json'),
  },
  pt: {
    common: () => import('../locales/pt/common.json'),
    errors: () => import('../locales/pt/errors.json'),
    design: () => import('../locales/pt/design.json'),
    session: () => import('../locales/pt/session.json'),
  },
}

/**
 * Where the words of all other areas are, by language. The list grows with every area, so it is a file of its own,
 * which only those pages ask for that need more than the first words.
 */
export const lists = {
  en: () => import('./files-en.ts'),
  pt: () => import('./files-pt.ts'),
}

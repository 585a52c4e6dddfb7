import type { Area } from './areas.ts'
import type { Language } from './languages.ts'
import type { WordFile } from './files.ts'

/** What any screen may need, a failure included: loaded before the first one shows. */
export const coreAreas = ['common', 'errors', 'design'] as const satisfies Area[]

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

import type { Area } from './areas.ts'
import type { Language } from './languages.ts'
import type { WordFile } from './files.ts'

/** The words of the first screen: the core areas and those of the login. */
export const firstFiles: Record<Language, Partial<Record<Area, () => Promise<WordFile>>>> = {
  en: {
    common: () => import('../locales/en/common.json', { with: { type: 'json' } }),
    errors: () => import('../locales/en/errors.json', { with: { type: 'json' } }),
    design: () => import('../locales/en/design.json', { with: { type: 'json' } }),
    session: () => import('../locales/en/session.json', { with: { type: 'json' } }),
  },
  pt: {
    common: () => import('../locales/pt/common.json', { with: { type: 'json' } }),
    errors: () => import('../locales/pt/errors.json', { with: { type: 'json' } }),
    design: () => import('../locales/pt/design.json', { with: { type: 'json' } }),
    session: () => import('../locales/pt/session.json', { with: { type: 'json' } }),
  },
}

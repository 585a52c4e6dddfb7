import type { ParseKeys } from 'i18next'
import type { Catalogue } from './areas.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'words'
    resources: { words: Catalogue }
  }
}

/** The one namespace; areas are merged into it as they load. */
export const namespace = 'words'

/** The key of a text, plural suffix left out: `common.retry`, `exercises.selected`. */
export type WordKey = ParseKeys

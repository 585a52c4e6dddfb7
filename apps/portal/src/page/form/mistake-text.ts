import { i18n, isWord } from '@the-house/i18n'

/** What a schema's message says: its translation, where it is the key of one. */
export const mistakeText = (message: string | undefined): string | undefined =>
  message && isWord(message) ? i18n.t(message) : message

import { i18n, isMessageKey } from '@the-house/i18n'

/** The text of a schema's validation message: its translation, where the message is a key. */
export const errorText = (message: string | undefined): string | undefined =>
  message && isMessageKey(message) ? i18n.t(message) : message

import type { Language } from '@the-house/i18n/server'

/**
 * The payload of a mail job. Recipient and link are found when the mail is composed, never during the response, against
 * timing attacks.
 */
export type MailJob = { language: Language } & (
  | { kind: 'welcome'; user_id: number }
  /** To the owner of an unused code. */
  | { kind: 'invitation'; code: string }
  | { kind: 'forgotPassword'; email: string }
  | { kind: 'changeCode'; email: string; code: string }
  /** A booking for the first of a class's waiting list. */
  | { kind: 'place'; user_id: number; class_id: number }
  /** A message of the school to one of its receivers. */
  | { kind: 'message'; user_id: number; message_id: number }
)

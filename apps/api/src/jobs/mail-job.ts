import type { Language } from '@the-house/i18n/server'

/** How a class changed for those who are told; BOOKED: the school has given the reader a place; RELEASED: has taken it. */
export type ClassChange = 'ASSIGNED' | 'BOOKED' | 'MOVED' | 'PLACE' | 'CANCELLED' | 'RESTORED' | 'TEACHER' | 'RELEASED'

/** The begin and the end of a class, as ISO 8601. */
export interface ClassTime {
  start_date: string
  end_date: string
}

/**
 * The payload of a mail job. Recipient and link are found when the mail is composed, never during the response, against
 * timing attacks.
 */
export type MailJob = { language: Language } & (
  | { kind: 'welcome'; user_id: number }
  /** To the owner of an unused code. */
  | { kind: 'invitation'; code: string }
  | { kind: 'forgotPassword'; email: string }
  /** A passkey was added to the account or removed from it; the name of several is a list. */
  | { kind: 'passkeyAdded'; user_id: number; name: string }
  | { kind: 'passkeyRemoved'; user_id: number; name: string }
  | { kind: 'changeCode'; email: string; code: string }
  /** A booking for the first of a class's waiting list. */
  | { kind: 'place'; user_id: number; class_id: number }
  | MessageMail
  | ClassChangeMail
  | ClassChangesMail
)

/** A message of the school to one of its receivers. */
export interface MessageMail {
  kind: 'message'
  user_id: number
  message_id: number
}

/** A change of a class; it is not sent once the class has a higher `sequence`, whose own mail tells the newer state. */
export interface ClassChangeMail {
  kind: 'classChange'
  user_id: number
  class_id: number
  sequence: number
  change: ClassChange
  before: ClassTime
}

/**
 * Changes of several classes that were made at once, in one mail: it leaves out those that have a higher `sequence`
 * since, whose own mail tells the newer state.
 */
export interface ClassChangesMail {
  kind: 'classChanges'
  user_id: number
  classes: { class_id: number; sequence: number; change: ClassChange }[]
}

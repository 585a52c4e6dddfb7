import type { Language } from '@the-house/i18n/server'

/** What a mail is about. Whom it goes to, and its link, are found out when it is written: never in a reply's time. */
export type Letter = { language: Language } & (
  | { kind: 'welcome'; user_id: number }
  /** To somebody who has a code and has not registered yet. */
  | { kind: 'invitation'; code: string }
  | { kind: 'forgotPassword'; email: string }
  | { kind: 'changeCode'; email: string; code: string }
  /** A place in a class has come free for the first in its line. */
  | { kind: 'place'; user_id: number; class_id: number }
)

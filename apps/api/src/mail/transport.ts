import type { Mail } from './compose.ts'

/** What takes mails out of the house. */
export interface Transport {
  /** Whether a mail is kept to be read in the demonstration's outbox. */
  keeps: boolean
  /** Rejects with MailRefused where it is certain that the mail has not left. */
  send: (mail: Mail, messageId: string) => Promise<void>
}

/** The mail has not left: sending it again does not double it. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

/** The demonstration's: nothing leaves, everything can be read. */
export const outbox: Transport = { keeps: true, send: () => Promise.resolve() }

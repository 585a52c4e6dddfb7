import type { Mail } from './compose.ts'

/** Sends composed mails. */
export interface Transport {
  /** Whether the content of mails is stored for the demonstration's outbox. */
  keeps: boolean
  /** The school's address, from which mails come. */
  from: string
  /** Rejects with MailRefused where it is certain that the mail was not sent. */
  send: (mail: Mail, envelope: Envelope) => Promise<void>
}

interface Envelope {
  messageId: string
  /** Called once, right before the content leaves; where it rejects, nothing may leave. */
  handOver: () => Promise<void>
}

/** The mail was not sent, so that a retry cannot duplicate it. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

/** The demonstration's transport: nothing is sent, all mails are stored. */
export const captureTransport: Transport = {
  keeps: true,
  from: 'no-reply@localhost',
  send: () => Promise.resolve(),
}

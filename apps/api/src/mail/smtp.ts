import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { MailRefused, type Transport } from './transport.ts'

/** The time-outs of each step, so that a mail server that hangs does not block the worker. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Whether the mail server refused with an SMTP response code. */
const isAnswered = (error: unknown) =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'

/** A transport by SMTP, with one connection per mail. */
export function smtp(url: string, from: string): Transport {
  const transporter = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  /** What is called before the content of a mail leaves. */
  const handOvers = new Map<unknown, () => Promise<void>>()
  transporter.use('stream', ({ data, message }, done) => {
    // The first piece is asked for once the mail server has accepted sender, recipient and DATA.
    message.processFunc((content) => {
      async function* pieces() {
        await handOvers.get(data.messageId)?.()
        yield* content
      }
      return Readable.from(pieces(), { objectMode: false })
    })
    done()
  })
  return {
    keeps: false,
    from,
    send: async ({ to, subject, text, html, calendar }, { messageId, handOver }) => {
      /** Whether the content is being sent: if the connection breaks then, the delivery is uncertain. */
      let isLeaving = false
      handOvers.set(messageId, async () => {
        await handOver()
        isLeaving = true
      })
      const headers = { 'Auto-Submitted': 'auto-generated' }
      try {
        await transporter.sendMail({
          from: { name: 'The House', address: from },
          to,
          subject,
          text,
          html,
          // As an alternative text/calendar part, which clients act on, and as a file for those that do not.
          ...(calendar && { icalEvent: { ...calendar, filename: 'invite.ics' } }),
          messageId,
          headers,
        })
      } catch (error) {
        if (isLeaving && !isAnswered(error)) throw error
        throw new MailRefused('The mail server has not taken a mail.', { cause: error })
      } finally {
        handOvers.delete(messageId)
      }
    },
  }
}

import { Transform } from 'node:stream'
import { createTransport } from 'nodemailer'
import { MailRefused, type Transport } from './transport.ts'

/** A server that hangs keeps a job no longer than this at each step. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Whether a server has answered with a refusal. */
const isAnswered = (error: unknown) =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'

/** Sends by a mail server, one connection a mail. */
export function smtp(url: string, from: string): Transport {
  const transporter = createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true })
  /** Mails whose content is on its way: a connection that breaks then leaves it open whether they arrive. */
  const leaving = new Set<unknown>()
  transporter.use('stream', ({ data, message }, done) => {
    message.transform(
      new Transform({
        transform(chunk, _, pass) {
          leaving.add(data.messageId)
          pass(null, chunk)
        },
      }),
    )
    done()
  })
  return {
    keeps: false,
    send: async ({ to, subject, text, html }, messageId) => {
      const headers = { 'Auto-Submitted': 'auto-generated' }
      try {
        await transporter.sendMail({
          from: { name: 'The House', address: from },
          to,
          subject,
          text,
          html,
          messageId,
          headers,
        })
      } catch (error) {
        if (leaving.has(messageId) && !isAnswered(error)) throw error
        throw new MailRefused('The mail server has not taken a mail.', { cause: error })
      } finally {
        leaving.delete(messageId)
      }
    },
  }
}

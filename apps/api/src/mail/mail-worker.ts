import type { FastifyBaseLogger } from 'fastify'
import { publicUrlOf, type Config } from '../config.ts'
import type { Workers } from '../jobs/boss.ts'
import { mailWorker, type Post } from './deliver.ts'
import { smtp } from './smtp.ts'
import { captureTransport, type Transport } from './transport.ts'

type Settings = Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL' | 'PORT'> & {
  /** Whether this is the demonstration school. */
  isDemo: boolean
}

/** Whether mails are stored for the public outbox instead of sent: in the demonstration alone. */
export const capturesMails = ({ isDemo, SMTP_URL }: Pick<Settings, 'isDemo' | 'SMTP_URL'>): boolean =>
  isDemo && !SMTP_URL

/** The transport of the settings; null where none is configured. */
function transportOf(config: Settings): Transport | null {
  const { SMTP_URL, MAIL_FROM } = config
  if (SMTP_URL) return smtp(SMTP_URL, MAIL_FROM ?? `no-reply@${new URL(publicUrlOf(config)).hostname}`)
  return capturesMails(config) ? captureTransport : null
}

/** Creates the mail worker of the settings. */
export function createMailWorker(config: Settings, post: Post, log: FastifyBaseLogger): Workers['mail'] {
  const transport = transportOf(config)
  if (transport) return mailWorker(post, transport)
  log.warn('SMTP_URL is not set: no mail can leave, so nobody can register with a mail or get a new password.')
  return async ({ kind }) => log.warn({ kind }, 'a mail was dropped: SMTP_URL is not set')
}

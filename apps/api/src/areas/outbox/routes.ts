import { DomainError } from '@the-house/domain'
import { isLanguage } from '@the-house/i18n/server'
import { desc, isNotNull } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import type { Db } from '../../db/client.ts'
import { mails } from '../../db/schema/index.ts'
import { sendPage } from '../../plugins/plain-page.ts'
import { languageOf } from '../../contract/language.ts'
import { outboxPage, type CapturedMail } from './page.ts'

const shownMails = 50

async function capturedMails(db: Db): Promise<CapturedMail[]> {
  const rows = await db.select().from(mails).where(isNotNull(mails.text)).orderBy(desc(mails.sent_at)).limit(shownMails)
  return rows.map(({ id, language, address, subject, text, calendar, claimed_at, sent_at }) => ({
    id,
    address,
    language: isLanguage(language) ? language : 'en',
    sent_at: sent_at ?? claimed_at,
    subject: subject ?? '',
    text: text ?? '',
    calendar,
  }))
}

/** Serves the captured mails publicly in the demonstration; answers 404 on any other server. */
export const outboxRoutes: FastifyPluginAsync<{ shown: boolean }> = async (app, { shown }) => {
  app.get('/outbox', { schema: { hide: true } }, async ({ headers }, reply) => {
    if (!shown) throw new DomainError('notFound')
    return sendPage(reply, outboxPage(await capturedMails(app.context.db), languageOf(headers['accept-language'])))
  })
}

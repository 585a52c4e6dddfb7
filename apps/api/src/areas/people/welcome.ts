import { DomainError, type BodyOf, type peopleCalls } from '@the-house/domain'
import { isLanguage } from '@the-house/i18n/server'
import { and, inArray, isNotNull, isNull } from 'drizzle-orm'
import { withRateLimit } from '../../contract/rate-limiter.ts'
import { enrolments } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'

/** Queues the welcome mail for codes that are unused and whose e-mail is known. */
export async function welcomePeople(
  context: AppContext,
  { codes, language }: BodyOf<typeof peopleCalls.welcomePeople>,
): Promise<number> {
  if (!isLanguage(language)) throw new DomainError('validation', { language: 'validation.type' })
  const { code, email, used_at } = enrolments
  const found = await context.db
    .select({ code })
    .from(enrolments)
    .where(and(inArray(code, codes), isNotNull(email), isNull(used_at)))
  // The rate limit is per code, so that several administrators together cannot flood a recipient.
  for (const one of found) await withRateLimit(context, 'welcomePeople', one, async () => undefined)
  await context.db.transaction(async (tx) => {
    for (const one of found) await context.jobs.send('mail', { kind: 'invitation', language, code: one.code }, tx)
  })
  return found.length
}

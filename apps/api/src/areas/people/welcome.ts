import { DomainError, type BodyOf, type peopleCalls } from '@the-house/domain'
import { isLanguage } from '@the-house/i18n/server'
import { and, inArray, isNotNull, isNull } from 'drizzle-orm'
import { enrolments } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import { limited } from '../session/attempts.ts'

/** Has a mail written to the people of some codes, those who can still register and whose e-mail the school knows. */
export async function welcomePeople(
  house: House,
  { codes, language }: BodyOf<typeof peopleCalls.welcomePeople>,
): Promise<number> {
  if (!isLanguage(language)) throw new DomainError('validation', { language: 'validation.type' })
  const { code, email, used_at } = enrolments
  const found = await house.db
    .select({ code })
    .from(enrolments)
    .where(and(inArray(code, codes), isNotNull(email), isNull(used_at)))
  // Nobody is flooded with mails, by however many administrators.
  for (const one of found) await limited(house, 'invitation', one, async () => undefined)
  await house.db.transaction(async (tx) => {
    for (const one of found) await house.jobs.send('mail', { kind: 'invitation', language, code: one.code }, tx)
  })
  return found.length
}

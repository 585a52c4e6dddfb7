import { allows, DomainError, type AnswerOf, type Partner, type partnerCalls, type QueryOf } from '@the-house/domain'
import { and, eq, exists, not, or, sql, type SQL } from 'drizzle-orm'
import { fieldColumns, linkedIds, withCleanHtml } from '../../crud/reader.ts'
import type { Db } from '../../db/client.ts'
import { byName, rowsOf } from '../../db/page.ts'
import { partner_unities as places, partners, segments } from '../../db/schema/index.ts'
import { isNotDeleted } from '../../db/visibility.ts'
import { matchesSearch } from '../../db/search.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { fileOf } from '../../files/present.ts'

/** The condition that a partner serves the unit of the user: it is linked to that unit, or to no unit at all. */
function isIn(db: Db, { unity_id }: AuthenticatedUser): SQL | undefined {
  const anywhere = db
    .select({ one: sql`1` })
    .from(places)
    .where(eq(places.partner_id, partners.id))
  const here = db
    .select({ one: sql`1` })
    .from(places)
    .where(and(eq(places.partner_id, partners.id), eq(places.unity_id, unity_id)))
  return or(not(exists(anywhere)), exists(here))
}

const shown = {
  ...fieldColumns('partners', partners),
  id: partners.id,
  segment: { id: segments.id, ...fieldColumns('segments', segments) },
  units_id: linkedIds('partners', 'units_id'),
  image: partners.image,
}

const whole = (db: Db) => db.select(shown).from(partners).innerJoin(segments, eq(segments.id, partners.segment_id))

/** Returns a page of the partners of a unit, by name. */
export async function listPartners(
  context: AppContext,
  user: AuthenticatedUser,
  query: QueryOf<typeof partnerCalls.partners>,
): Promise<AnswerOf<typeof partnerCalls.partners>> {
  const { db } = context
  const { page, size, term, segment_id } = query
  const inSegment = segment_id === undefined ? undefined : eq(partners.segment_id, segment_id)
  const where = and(
    isNotDeleted(partners),
    isIn(db, user),
    inSegment,
    matchesSearch([partners.name, partners.address], term),
  )
  const { limit, offset } = rowsOf(query)
  const rows = await whole(db)
    .where(where)
    .orderBy(...byName(partners))
    .limit(limit)
    .offset(offset)
  return {
    content: rows.map((row) => present(row, context)),
    meta: { page, size, total: await db.$count(partners, where) },
  }
}

/**
 * Returns a partner of the user's unit; partners of other units answer 404, except for those who may manage partners.
 */
export async function findPartner(context: AppContext, user: AuthenticatedUser, id: number): Promise<Partner> {
  const here = allows('manageTeaching', user) ? undefined : isIn(context.db, user)
  const [found] = await whole(context.db).where(and(eq(partners.id, id), isNotDeleted(partners), here))
  if (!found) throw new DomainError('notFound')
  return present(found, context)
}

type Row = Awaited<ReturnType<typeof whole>>[number]

const present = ({ image, ...row }: Row, context: AppContext): Partner => ({
  ...withCleanHtml('partners', row),
  image: fileOf(context, image),
})

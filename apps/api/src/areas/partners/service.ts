import { allows, DomainError, type AnswerOf, type Partner, type partnerCalls, type QueryOf } from '@the-house/domain'
import { and, eq, exists, not, or, sql, type SQL } from 'drizzle-orm'
import { cleanHtml } from '../../contract/clean-html.ts'
import type { Db } from '../../db/client.ts'
import { byName, rowsOf } from '../../db/page.ts'
import { partner_unities as places, partners, segments } from '../../db/schema/index.ts'
import { isKept } from '../../db/visible.ts'
import { isFound } from '../../db/words.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { fileOf } from '../books/present.ts'

/** Whether the people of a unit have a partner: it names that unit, or none at all. */
function isIn(db: Db, { unity_id }: SignedIn): SQL | undefined {
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

const units = sql<
  number[]
>`array(select ${places.unity_id} from ${places} where ${places.partner_id} = ${partners.id} order by 1)`

const { id, segment_id, name, address, site, phone, description, discount, image } = partners
const told = { id, segment_id, name, address, site, phone, description, discount, image }

const whole = (db: Db) =>
  db
    .select({ ...told, segment: { id: segments.id, name: segments.name }, units_id: units })
    .from(partners)
    .innerJoin(segments, eq(segments.id, partners.segment_id))

/** A page of the partners of a unit, by name. */
export async function listPartners(
  house: House,
  user: SignedIn,
  query: QueryOf<typeof partnerCalls.partners>,
): Promise<AnswerOf<typeof partnerCalls.partners>> {
  const { db } = house
  const { page, size, term, segment_id } = query
  const inSegment = segment_id === undefined ? undefined : eq(partners.segment_id, segment_id)
  const where = and(isKept(partners), isIn(db, user), inSegment, isFound([partners.name, partners.address], term))
  const { limit, offset } = rowsOf(query)
  const rows = await whole(db)
    .where(where)
    .orderBy(...byName(partners))
    .limit(limit)
    .offset(offset)
  return {
    content: rows.map((row) => present(row, house)),
    meta: { page, size, total: await db.$count(partners, where) },
  }
}

/** A partner of a unit; one of other units is as good as absent but for those who manage them. */
export async function findPartner(house: House, user: SignedIn, id: number): Promise<Partner> {
  const here = allows('manageTeaching', user) ? undefined : isIn(house.db, user)
  const [found] = await whole(house.db).where(and(eq(partners.id, id), isKept(partners), here))
  if (!found) throw new DomainError('notFound')
  return present(found, house)
}

type Row = Awaited<ReturnType<typeof whole>>[number]

const present = ({ image, description, ...row }: Row, house: House): Partner => ({
  ...row,
  // Partners come from elsewhere: a list that somebody imports may hold anything.
  description: cleanHtml(description),
  image: fileOf(house, image),
})

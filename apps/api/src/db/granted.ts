import { unitOffers, type Duty, type UnitOffer } from '@the-house/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { duties, unities } from './schema/index.ts'

const { store, schedule, conference_class, tribe } = unities

/** The columns of `unities` that say what a unit offers. */
export const offers = { store, schedule, conference_class, tribe } satisfies Record<UnitOffer, PgColumn>

/** What a unit does not offer. */
export const offIn = (unit: Record<UnitOffer, boolean>): UnitOffer[] => unitOffers.filter((offer) => !unit[offer])

/** The duties of a user that count in a unit, by the columns or placeholders of both. */
export const dutiesIn = (user_id: PgColumn, unity_id: SQL | PgColumn): SQL<Duty[]> =>
  sql`array(select distinct ${duties.duty} from ${duties}
    where ${duties.user_id} = ${user_id} and (${duties.unity_id} is null or ${duties.unity_id} = ${unity_id}))`

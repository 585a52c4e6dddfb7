import {
  foundingSteps,
  isOpenStep,
  limits,
  type CountedStep,
  type FoundingStep,
  type FoundingStepState,
} from '@the-house/domain'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { settings } from '../../db/schema/index.ts'

/** What each step of the onboarding makes. */
const rowsOf: Record<FoundingStep, SQL> = {
  ADMINISTRATOR: sql`select from users where admin and disabled_at is null`,
  UNIT: sql`select from unities where not archived and deleted_at is null`,
  TRIBE: sql`select from tribes where deleted_at is null`,
  PEOPLE: sql`select from users where not admin and disabled_at is null
    union all select from enrolments where used_at is null`,
  BOOK: sql`select from course_path`,
  WEEK: sql`select from class_series where deleted_at is null
    union all select from classes where series_id is null and cancelled_at is null`,
}

const nameOf = (step: FoundingStep) => `founding.skipped.${step}`

interface Found {
  counts: Record<FoundingStep, number>
  skipped: string[]
}

/** Reads every step; tables that grow with the school are read up to `most` rows. */
async function readSteps(db: Db, most: number): Promise<CountedStep[]> {
  const columns = sql.join(
    foundingSteps.map(
      (step) => sql`(select count(*) from (${rowsOf[step]} limit ${most}::int) made)::int as ${sql.identifier(step)}`,
    ),
    sql`, `,
  )
  const [row] = await db
    .select({
      counts: sql<Found['counts']>`row_to_json(one)`,
      skipped: sql<Found['skipped']>`(
        select coalesce(json_agg(name), '[]') from ${settings} where starts_with(name, 'founding.skipped.')
      )`,
    })
    .from(sql`(select ${columns}) one`)
  return foundingSteps.map((step) => {
    const count = row?.counts[step] ?? 0
    return { step, count, done: count > 0, skipped: row?.skipped.includes(nameOf(step)) ?? false }
  })
}

/** Returns every step, with how many there are of it and whether it was skipped. */
export const readFoundingSteps = (db: Db): Promise<CountedStep[]> => readSteps(db, limits.foundingCount)

/** The steps while one of them waits; none once all are done or skipped. Each home asks, so nothing is counted. */
export async function findOpenSteps(db: Db): Promise<FoundingStepState[]> {
  const steps = await readSteps(db, 1)
  return steps.some(isOpenStep) ? steps : []
}

/** Keeps that a step is skipped, or that it is not. */
export async function skipStep(db: Db, step: FoundingStep, skipped: boolean): Promise<void> {
  const name = nameOf(step)
  await (skipped
    ? db.insert(settings).values({ name, value: 'true' }).onConflictDoNothing()
    : db.delete(settings).where(eq(settings.name, name)))
}

import { DomainError } from '@the-house/domain'
import { and, asc, eq, exists, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { config_test_exercises, config_tests, exercises, tests, user_unities, users } from '../../db/schema/index.ts'
import { isKept, isShown } from '../../db/visible.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { notify } from '../notifications/notify.ts'

/** Few enough that nobody waits for long while a large school is told. */
const batch = 50

interface Sending {
  config_test_id: number
  user_ids: number[]
  extra_minutes: number
}

/**
 * Sends a test to learners, each of whom is told once; who has the same one unfinished keeps that and gets no other.
 * What was interrupted can therefore be sent again.
 */
export async function sendTest(house: House, sender: SignedIn, sending: Sending) {
  const { db } = house
  const [config] = await db
    .select()
    .from(config_tests)
    .where(and(eq(config_tests.id, sending.config_test_id), isKept(config_tests)))
  if (!config) throw new DomainError('notFound')
  const learners = await findLearners(db, sender, sending.user_ids)
  const set = await exercisesOf(house, config.id)
  const sent: { id: number; user_id: number }[] = []
  for (let from = 0; from < learners.length; from += batch) {
    const some = learners.slice(from, from + batch)
    sent.push(...(await db.transaction((tx) => sendTo(tx, some, { config, set, ...sending }, house.clock()))))
  }
  return sent
}

/** By id, or a refusal where one of them is not there for the sender: a teacher reaches the own units alone. */
async function findLearners(db: Db, { id, admin }: SignedIn, user_ids: number[]): Promise<number[]> {
  const wanted = new Set(user_ids)
  const mine = db.select({ id: user_unities.unity_id }).from(user_unities).where(eq(user_unities.user_id, id))
  const shared = db
    .select({ id: user_unities.user_id })
    .from(user_unities)
    .where(and(eq(user_unities.user_id, users.id), inArray(user_unities.unity_id, mine)))
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.id, Array.from(wanted)),
        ne(users.profile, 'TEACHER'),
        isNull(users.disabled_at),
        admin ? undefined : exists(shared),
      ),
    )
    .orderBy(asc(users.id))
  if (found.length < wanted.size) throw new DomainError('notFound')
  return found.map((user) => user.id)
}

/** Those that a student may be shown now. */
async function exercisesOf({ db, clock }: House, config_test_id: number): Promise<number[]> {
  const viewer = { drafts: false, now: clock().toISOString() }
  const rows = await db
    .select({ id: config_test_exercises.exercise_id })
    .from(config_test_exercises)
    .innerJoin(exercises, eq(exercises.id, config_test_exercises.exercise_id))
    .where(and(eq(config_test_exercises.config_test_id, config_test_id), isShown(exercises, viewer)))
    .orderBy(asc(config_test_exercises.position), asc(config_test_exercises.exercise_id))
  return rows.map(({ id }) => id)
}

type Parcel = Pick<Sending, 'extra_minutes'> & { config: typeof config_tests.$inferSelect; set: number[] }

/** One transaction: the tests and what their students are told, both in the order of their ids. */
async function sendTo(tx: Db, learners: number[], { config, set, extra_minutes }: Parcel, now: Date) {
  const sent = await tx
    .insert(tests)
    .values(
      learners.map((user_id) => ({
        user_id,
        config_test_id: config.id,
        kind: 'TEST' as const,
        status: 'PENDING' as const,
        show_feedback: config.show_feedback,
        exercise_ids: set,
        minutes: config.minutes + extra_minutes,
        extra_minutes,
      })),
    )
    .onConflictDoNothing({
      target: [tests.user_id, tests.config_test_id],
      where: sql`${tests.kind} = 'TEST' and ${tests.status} in ('PENDING', 'STARTED') and ${tests.recalled_at} is null`,
    })
    .returning({ id: tests.id, user_id: tests.user_id })
  for (const { id, user_id } of sent) {
    const news = { user_id, type: 'TEST_AVALIABLE' as const, title: config.name, test_id: id, subject: String(id) }
    await notify(tx, news, now)
  }
  return sent
}

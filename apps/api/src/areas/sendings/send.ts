import { DomainError, type BodyOf, type sendingCalls } from '@the-house/domain'
import { and, asc, eq } from 'drizzle-orm'
import { config_test_exercises, exercises, sendings, type Parcel } from '../../db/schema/index.ts'
import { receiversOf } from '../../audience/scope.ts'
import { isVisible } from '../../db/visibility.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { deliverBatch } from './deliver.ts'
import type { SentTest } from './open-tests.ts'
import { readSending } from './read.ts'
import { findConfigTest, testScope } from './scope.ts'

type Request = BodyOf<typeof sendingCalls.sendTest> & { config_test_id: number }

const date = (moment: string | null) => (moment ? new Date(moment) : null)

/**
 * Sends a test: receivers and content are fixed in one transaction, the first batch is delivered with the response and a
 * job delivers the rest. Idempotent: `press` is the idempotency key, so a repeated or concurrent request is one sending.
 */
export async function sendTest(context: AppContext, sender: AuthenticatedUser, request: Request) {
  const { db, clock } = context
  const parcel = await parcelOf(context, request.config_test_id)
  const receivers = await receiversOf(db, testScope(db, sender), request)
  const { opens_at, closes_at } = windowOf(request, clock())
  if (receivers.length === 0) throw new DomainError('validation', { user_ids: 'validation.required' })
  const there = new Set(receivers)
  if (request.extra.some(({ user_id }) => !there.has(user_id)))
    throw new DomainError('validation', { extra: 'validation.id' })
  const { config_test_id, press, extra_minutes, extra, unity_ids, tribe_ids, user_ids, chapter_id } = request
  const made = await db.transaction(async (tx) => {
    const [sending] = await tx
      .insert(sendings)
      .values({
        config_test_id,
        sender_id: sender.id,
        press: press ? `${sender.id}:${press}` : null,
        created_at: clock(),
        audience: { unity_ids, tribe_ids, user_ids, chapter_id },
        parcel,
        extra_minutes,
        extra,
        opens_at,
        closes_at,
        receiver_ids: receivers,
        receivers: receivers.length,
      })
      .onConflictDoNothing({ target: [sendings.config_test_id, sendings.press] })
      .returning({ id: sendings.id })
    if (!sending) return null
    const { sent, more } = await deliverBatch(tx, sending.id, clock())
    if (more) await context.jobs.send('sending', { sending_id: sending.id }, tx)
    return { id: sending.id, sent }
  })
  const pressed = made ?? { id: await findByIdempotencyKey(context, sender, request), sent: [] as SentTest[] }
  return { ...(await readSending(db, sender, pressed.id)), content: pressed.sent }
}

async function findByIdempotencyKey(
  { db }: AppContext,
  sender: AuthenticatedUser,
  { config_test_id, press }: Request,
): Promise<number> {
  const [found] = await db
    .select({ id: sendings.id })
    .from(sendings)
    .where(and(eq(sendings.config_test_id, config_test_id), eq(sendings.press, `${sender.id}:${press}`)))
  if (!found) throw new DomainError('notFound')
  return found.id
}

/** Refuses a test window that is empty or already over. */
function windowOf(request: Pick<Request, 'opens_at' | 'closes_at'>, now: Date) {
  const [opens_at, closes_at] = [date(request.opens_at), date(request.closes_at)]
  if (closes_at && (closes_at <= now || (opens_at && closes_at <= opens_at)))
    throw new DomainError('validation', { closes_at: 'validation.date' })
  return { opens_at, closes_at }
}

/** The snapshot that is sent: the settings and the exercises that are visible to students now. */
async function parcelOf({ db, clock }: AppContext, id: number): Promise<Parcel> {
  const { name: title, minutes, show_feedback, shuffled } = await findConfigTest(db, id)
  const viewer = { drafts: false, now: clock().toISOString() }
  const rows = await db
    .select({ id: config_test_exercises.exercise_id })
    .from(config_test_exercises)
    .innerJoin(exercises, eq(exercises.id, config_test_exercises.exercise_id))
    .where(and(eq(config_test_exercises.config_test_id, id), isVisible(exercises, viewer)))
    .orderBy(asc(config_test_exercises.position), asc(config_test_exercises.exercise_id))
  if (rows.length === 0) throw new DomainError('validation', { exercise_ids: 'validation.required' })
  return { title, minutes, show_feedback, shuffled, exercise_ids: rows.map((row) => row.id) }
}

import { hash, randomBytes } from 'node:crypto'
import type { Language } from '@the-house/i18n/server'
import { and, eq, exists, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { Db } from '../db/client.ts'
import { prepared } from '../db/prepared.ts'
import { sessions, tests, unities, users } from '../db/schema/index.ts'
import { saveAside, type AppContext } from '../app-context.ts'
import type { AuthenticatedUser } from '../contract/authenticated-user.ts'
import { languageOf } from '../contract/language.ts'
import { sessionUser, sessionUserColumns } from './session-user.ts'
import { isSigned } from './signed-token.ts'

const minute = 60_000
const day = 24 * 60 * minute
/**
 * The time-outs of a session: idle after a week, absolute after a month; `touchMs` is how often its last use is saved.
 */
export const sessionLife = { idleMs: 7 * day, absoluteMs: 30 * day, touchMs: 5 * minute }

export const newToken = () => randomBytes(32).toString('base64url')
export const hashToken = (token: string) => hash('sha256', token)

const byToken = prepared((db) =>
  db
    .select({
      ...sessionUserColumns,
      session_id: sessions.id,
      last_seen_at: sessions.last_seen_at,
      expires_at: sessions.expires_at,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .innerJoin(unities, eq(unities.id, sessions.unity_id))
    .where(eq(sessions.token_hash, sql.placeholder('hash')))
    .prepare('session_by_token'),
)

const idleEnd = sql`${sessions.last_seen_at} + ${sessionLife.idleMs / minute} * interval '1 minute'`

/**
 * The condition that the user of a session is in a timed test that began before the session expired; the session then
 * ends with the test.
 */
export const isInTest = (db: Db, now: Date) =>
  exists(
    db
      .select({ id: tests.id })
      .from(tests)
      .where(
        and(
          eq(tests.user_id, sessions.user_id),
          eq(tests.kind, 'TEST'),
          eq(tests.status, 'STARTED'),
          gt(tests.end_at, now),
          lte(tests.start_at, sessions.expires_at),
          lte(tests.start_at, idleEnd),
        ),
      ),
  )

/** Which of some sessions are still valid, by the rules of a request. */
export async function findValidSessions(db: Db, ids: readonly number[], now: Date): Promise<Set<number>> {
  const isRunning = and(gt(sessions.expires_at, now), sql`${idleEnd} >= ${now.toISOString()}::timestamptz`)
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.user_id), isNull(users.disabled_at)))
    .where(and(sql`${sessions.id} = any(${sql.param(ids)}::int[])`, or(isRunning, isInTest(db, now))))
  return new Set(found.map(({ id }) => id))
}

/** Whether an expired session is extended until the end of a test. */
async function isLent(db: Db, session_id: number, now: Date): Promise<boolean> {
  const [found] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, session_id), isInTest(db, now)))
  return found !== undefined
}

/** Remembers the language of a user, for mails that others cause. */
const keepLanguage = (db: Db, user_id: number, language: Language) =>
  db
    .update(users)
    .set({ language })
    .where(and(eq(users.id, user_id), sql`${users.language} is distinct from ${language}`))

function finder(context: AppContext) {
  const { db, clock, replica, signedSessions } = context
  return async ({ headers, method }: FastifyRequest): Promise<AuthenticatedUser | null> => {
    const token = headers.authorization?.replace(/^Bearer\s+/i, '')
    if (!token) return null
    if (isSigned(token)) return signedSessions.find(token, languageOf(headers['accept-language']))
    const [row] = await byToken(db).execute({ hash: hashToken(token) })
    if (!row || row.disabled_at) return null
    const now = clock()
    const idle = now.getTime() - row.last_seen_at.getTime()
    const isOver = idle > sessionLife.idleMs || now >= row.expires_at
    if (isOver && !(await isLent(db, row.session_id, now))) return null
    // Rarely, so that reads seldom cost a write; never for an extended session, which ends with its test.
    if (!isOver && idle > sessionLife.touchMs) {
      await saveAside(context, async () => {
        await db.update(sessions).set({ last_seen_at: now }).where(eq(sessions.id, row.session_id))
        await keepLanguage(db, row.id, languageOf(headers['accept-language']))
      })
    }
    const wrote_at = method === 'GET' ? row.wrote_at : await replica.remember(row, now)
    return sessionUser({ ...row, wrote_at }, row.session_id)
  }
}

/**
 * Authenticates by an opaque session token, of which the database stores only the hash, or by a signed one while it
 * stores none.
 */
export const session = plugin(async (app) => {
  app.decorateRequest('callerId', null)
  const find = finder(app.context)
  app.decorate('findSession', async (request) => {
    const user = await find(request)
    // A body is still to come, and a test may be started before it is there.
    return user && { ...user, may_sit_test: request.method !== 'GET' || user.may_sit_test }
  })
})

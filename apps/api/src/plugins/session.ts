import { hash, randomBytes } from 'node:crypto'
import { rolesOf } from '@the-house/domain'
import type { Language } from '@the-house/i18n/server'
import { and, eq, exists, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { Db } from '../db/client.ts'
import { contentVersion } from '../db/content-version.ts'
import { prepared } from '../db/prepared.ts'
import { sessions, tests, unities, users } from '../db/schema/index.ts'
import type { AppContext } from '../app-context.ts'
import type { AuthenticatedUser } from '../contract/authenticated-user.ts'
import { dutiesIn, offers, offIn } from '../db/granted.ts'
import { languageOf } from '../contract/language.ts'

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
      session_id: sessions.id,
      unity_id: sessions.unity_id,
      last_seen_at: sessions.last_seen_at,
      expires_at: sessions.expires_at,
      id: users.id,
      name: users.name,
      profile: users.profile,
      admin: users.admin,
      chapter_id: users.chapter_id,
      disabled_at: users.disabled_at,
      wrote_at: users.wrote_at,
      duties: dutiesIn(users.id, sessions.unity_id),
      offers,
      content_version: contentVersion,
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

function finder({ db, clock, canWrite, replica }: AppContext) {
  return async ({ headers, method }: FastifyRequest): Promise<AuthenticatedUser | null> => {
    const token = headers.authorization?.replace(/^Bearer\s+/i, '')
    if (!token) return null
    const [row] = await byToken(db).execute({ hash: hashToken(token) })
    if (!row || row.disabled_at) return null
    const now = clock()
    const idle = now.getTime() - row.last_seen_at.getTime()
    const isOver = idle > sessionLife.idleMs || now >= row.expires_at
    if (isOver && !(await isLent(db, row.session_id, now))) return null
    // Rarely, so that reads seldom cost a write; never for an extended session, which ends with its test.
    if (!isOver && idle > sessionLife.touchMs && (await canWrite())) {
      await db.update(sessions).set({ last_seen_at: now }).where(eq(sessions.id, row.session_id))
      await keepLanguage(db, row.id, languageOf(headers['accept-language']))
    }
    const wrote_at = method === 'GET' ? row.wrote_at : await replica.remember(row, now)
    const { id, name, profile, admin, unity_id, chapter_id, session_id, content_version } = row
    const roles = rolesOf({ profile, admin, duties: row.duties, off: offIn(row.offers) })
    return { id, name, profile, admin, roles, unity_id, chapter_id, session_id, wrote_at, content_version }
  }
}

/** Authenticates by an opaque session token, of which the database stores only the hash. */
export const session = plugin(async (app) => {
  app.decorate('findSession', finder(app.context))
})

import {
  allows,
  apiBase,
  DomainError,
  endpoints,
  limits,
  previewHeader,
  rolesOf,
  type Endpoint,
} from '@the-house/domain'
import { and, asc, eq, exists, gt, isNull, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { AppContext } from '../app-context.ts'
import type { AuthenticatedUser } from '../contract/authenticated-user.ts'
import type { Db } from '../db/client.ts'
import { sitsTest } from './session-user.ts'
import { offers, offIn } from '../db/granted.ts'
import { isUnitInScope } from '../db/scope.ts'
import { changes, duties, unities, user_unities, users } from '../db/schema/index.ts'

/** The name of previews in the audit trail. */
const entity = 'previews'

/** Finds a student in a unit of the caller, as a session of the student there would. */
async function findStudent(db: Db, keeper: AuthenticatedUser, id: number): Promise<AuthenticatedUser> {
  const ofUser = db.select({ id: duties.id }).from(duties).where(eq(duties.user_id, users.id))
  const [found] = await db
    .select({
      id: users.id,
      name: users.name,
      profile: users.profile,
      admin: users.admin,
      chapter_id: users.chapter_id,
      unity_id: unities.id,
      hasDuty: sql<boolean>`${exists(ofUser)}`,
      offers,
      may_sit_test: sitsTest,
    })
    .from(users)
    .innerJoin(user_unities, eq(user_unities.user_id, users.id))
    .innerJoin(unities, eq(unities.id, user_unities.unity_id))
    .where(and(eq(users.id, id), isNull(users.disabled_at), isUnitInScope(db, keeper, user_unities.unity_id)))
    .orderBy(asc(unities.archived), sql`${unities.id} <> ${users.unity_id}`, asc(unities.id))
    .limit(1)
  if (!found) throw new DomainError('notFound')
  const { hasDuty, offers: offered, ...student } = found
  if (student.admin || student.profile === 'TEACHER' || hasDuty) throw new DomainError('preview.learnersOnly')
  const roles = rolesOf({ ...student, off: offIn(offered) })
  // Only administrators may read the e-mail of a person.
  const hidesEmail = !allows(endpoints.person.permission, keeper)
  const { session_id, wrote_at, content_version } = keeper
  return { ...student, roles, session_id, wrote_at, content_version, readOnly: true, hidesEmail }
}

/** Begins a preview of a student's portal: the audit trail keeps who has seen it, and when. */
export async function beginPreview({ db, clock }: AppContext, keeper: AuthenticatedUser, id: number) {
  const student = await findStudent(db, keeper, id)
  await db.insert(changes).values({ entity, entity_id: id, user_id: keeper.id, at: clock(), action: 'CREATE' })
  return student
}

/** Refuses a preview without a recorded beginning. */
async function assertBegun({ db, clock }: AppContext, keeper: AuthenticatedUser, id: number): Promise<void> {
  const since = new Date(clock().getTime() - limits.previewHours * 3_600_000)
  const own = and(eq(changes.entity, entity), eq(changes.entity_id, id), eq(changes.user_id, keeper.id))
  const [begun] = await db
    .select({ id: changes.id })
    .from(changes)
    .where(and(own, gt(changes.at, since)))
    .limit(1)
  if (!begun) throw new DomainError('preview.over')
}

const routeOf = ({ method, path }: Endpoint) => `${method} ${apiBase}${path}`

/**
 * Previews, a read-only impersonation: staff read what a student reads, by a header that names the student. No route escapes the hook, so what is
 * not marked as previewable is refused, whoever asks.
 */
export const preview = plugin(async (app) => {
  const rows: Endpoint[] = Object.values(endpoints)
  const previewable = new Set(rows.filter((row) => row.previewable).map(routeOf))

  app.addHook('onRequest', async ({ headers, method, routeOptions }) => {
    if (headers[previewHeader] === undefined) return
    if (!previewable.has(`${method} ${routeOptions.url}`)) throw new DomainError('preview.readOnly')
  })

  app.decorate('findViewer', async ({ headers }: FastifyRequest, caller: AuthenticatedUser) => {
    const named = headers[previewHeader]
    if (named === undefined) return caller
    if (!allows('manageTeaching', caller)) throw new DomainError('access.denied')
    if (!/^[1-9]\d{0,8}$/.test(String(named))) throw new DomainError('notFound')
    const student = await findStudent(app.context.db, caller, Number(named))
    await assertBegun(app.context, caller, student.id)
    return student
  })
})

import type { Duty, Permission } from '@the-house/domain'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { duties } from '../db/schema/index.ts'
import type { TestServer } from './test-server.ts'

/** The roles; a holder of a duty is otherwise a student. */
export const everyone = [
  'anonymous',
  'student',
  'autodidact',
  'teacher',
  'admin',
  'desk',
  'timetable',
  'content',
  'messages',
] as const
type Who = (typeof everyone)[number]
/** The expected access to a route by role. */
export type Row = Record<Who, 'in' | 'out'>

export const everybody: Row = {
  anonymous: 'in',
  student: 'in',
  autodidact: 'in',
  teacher: 'in',
  admin: 'in',
  desk: 'in',
  timetable: 'in',
  content: 'in',
  messages: 'in',
}
export const signedIn: Row = { ...everybody, anonymous: 'out' }
/** The administrator and the holders of duties in these tests are also students. */
export const students: Row = { ...signedIn, autodidact: 'out', teacher: 'out' }
/** No duty opens these. */
const noDuty = { desk: 'out', timetable: 'out', content: 'out', messages: 'out' } as const
export const teachers: Row = { ...signedIn, ...noDuty, student: 'out', autodidact: 'out' }
export const administrators: Row = { ...students, ...noDuty, student: 'out' }
/** Administrators, and the holders of one duty. */
export const editors: Row = { ...administrators, content: 'in' }
export const planners: Row = { ...administrators, timetable: 'in' }
/** Teachers too send messages, to their own units. */
export const senders: Row = { ...teachers, messages: 'in' }
export const clerks: Row = { ...administrators, desk: 'in' }
/** Whoever works for the school, by profile or by any duty. */
export const staff: Row = { ...signedIn, student: 'out', autodidact: 'out' }

/** The expected access by permission of the entity definitions. */
export const byPermission: Partial<Record<Permission, Row>> = {
  signedIn,
  manageTeaching: teachers,
  manageContent: editors,
  administer: administrators,
  desk: clerks,
  timetable: planners,
}

/** Collects every route of a server while it is built. */
export function routeList() {
  const routes = new Set<string>()
  const onRoute = ({ method, url }: RouteOptions) => {
    for (const verb of [method].flat()) if (verb !== 'HEAD' && verb !== 'OPTIONS') routes.add(`${verb} ${url}`)
  }
  return { routes, onRoute }
}

/** Returns the routes without a row, and the rows without a route. */
export function compareRoutes(routes: ReadonlySet<string>, rows: Record<string, unknown>) {
  return {
    withoutRow: Array.from(routes).filter((route) => !(route in rows)),
    withoutRoute: Object.keys(rows).filter((row) => !routes.has(row)),
  }
}

/** Signs in a user of each role and returns the tokens. */
export async function signInEverybody(context: TestServer): Promise<Record<Who, string>> {
  const holder = async (duty: Duty) => {
    const visitor = await context.arrive()
    await context.db.insert(duties).values({ user_id: visitor.user.id, duty })
    return visitor
  }
  const [student, autodidact, teacher, admin, desk, timetable, content, messages] = await Promise.all([
    context.arrive(),
    context.arrive({ profile: 'AUTODIDACT' }),
    context.arrive({ profile: 'TEACHER' }),
    context.arrive({ admin: true }),
    holder('DESK'),
    holder('TIMETABLE'),
    holder('CONTENT'),
    holder('MESSAGES'),
  ])
  return {
    anonymous: '',
    student: student.token,
    autodidact: autodidact.token,
    teacher: teacher.token,
    admin: admin.token,
    desk: desk.token,
    timetable: timetable.token,
    content: content.token,
    messages: messages.token,
  }
}

/** Requests a route and returns whether the token's user is authorized. */
export async function requestAs(server: FastifyInstance, route: string, token: string) {
  const [verb, path = ''] = route.split(' ')
  const changes = ['POST', 'PUT', 'DELETE'] as const
  const { statusCode } = await server.inject({
    method: changes.find((change) => change === verb) ?? 'GET',
    url: path.replace(':id', '1'),
    headers: token ? { authorization: token } : {},
  })
  // An authorized request may still fail the validation, since it is empty.
  const passes: Row[Who] = statusCode === 401 || statusCode === 403 ? 'out' : 'in'
  return { passes, statusCode }
}

import { allows, workKinds, type Work, type WorkItem } from '@the-house/domain'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { findOpenSteps } from '../founding/steps.ts'
import { listTaught } from '../meetings/taught.ts'
import { findErrors, findInvited, findReports, findStorage } from './administration.ts'
import { findCorrections, findObjections } from './corrections.ts'
import { findFailures } from './failures.ts'
import { findClassProblems } from './class-problems.ts'
import { findOrders } from './orders.ts'
import { findRunning } from './running.ts'
import { findAttendance, findDrafts } from './teaching.ts'

const today = { before: 0, onward: 1 }
const none: { items: WorkItem[]; running: Work['running'] } = { items: [], running: [] }

const byUrgency = (one: WorkItem, other: WorkItem) => workKinds.indexOf(one.kind) - workKinds.indexOf(other.kind)

/** Returns what waits for a member of the staff, the most urgent first, by what the caller's permissions open. */
export async function readWork(
  context: Pick<AppContext, 'db' | 'clock' | 'freeBytes'>,
  user: AuthenticatedUser,
): Promise<Work> {
  const { db, clock } = context
  const now = clock()
  const [teaches, meets, content, administers] = (
    ['manageTeaching', 'meets', 'manageContent', 'administer'] as const
  ).map((permission) => allows(permission, user))
  const { items, running } = teaches ? await findRunning(db, user, now) : none
  const [classes, steps, storage, ...found] = await Promise.all([
    meets ? listTaught(context, user, today) : [],
    administers ? findOpenSteps(db) : [],
    administers ? findStorage(context) : null,
    meets ? findAttendance(db, user, now) : [],
    teaches ? findCorrections(db, user, now) : [],
    teaches ? findObjections(db, user) : [],
    teaches ? findDrafts(db) : [],
    findClassProblems(db, user, now),
    findOrders(db, user),
    content ? findErrors(db, user) : [],
    administers ? findFailures(db, now) : [],
    administers ? findInvited(db, now) : [],
    administers ? findReports(db, now) : [],
  ])
  return {
    server_time: now.toISOString(),
    items: [...items, ...found.flat()].toSorted(byUrgency),
    classes,
    running,
    steps,
    storage,
  }
}

import { importLimits, type AnswerOf, type EnrolReport, type peopleCalls } from '@the-house/domain'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import type { Db } from '../../db/client.ts'
import { findPressed, leaveToJob, storeImport, type NewImport } from '../../imports/begin.ts'
import { enrolAll } from '../../school/enrol/enrol-table.ts'
import { ErrorsByLine } from '../../school/enrol/enrol-errors.ts'
import type { Wanted } from '../../school/enrol/check-rows.ts'
import { readPlaces } from '../../school/read-places.ts'
import { shown, type ReadPeople } from './read-in-thread.ts'

type Answer = AnswerOf<typeof peopleCalls.enrolPeople>

interface EnrolRequest {
  update: boolean
  isDry: boolean
  /** The idempotency key; empty: none. */
  press: string
}

/** The report before anything is compared with the codes that are there. */
const unwritten = ({ faults, faulty, lines }: ReadPeople): EnrolReport => ({
  written: false,
  added: 0,
  changed: 0,
  unchanged: 0,
  faulty,
  short: 0,
  faults,
  lines: lines.map(({ line, isFaulty, cells }) => ({ line, deed: isFaulty ? 'FAULTY' : 'UNCHANGED', ...cells })),
})

/** Writes, or tries, a small file in one transaction. */
async function enrolAtOnce(
  tx: Db,
  { faults, lines, batches }: ReadPeople,
  { update, isDry }: EnrolRequest,
): Promise<EnrolReport> {
  const wanted = new Map(batches.flatMap((text): [number, Wanted][] => JSON.parse(text)))
  const { actionOf, made, ...done } = await enrolAll(
    tx,
    { wanted, errors: new ErrorsByLine(faults) },
    { update, isDry },
  )
  return {
    ...done,
    written: !isDry && done.faulty === 0,
    faults: done.faults.slice(0, shown),
    lines: lines.map(({ line, cells }) => ({
      line,
      deed: actionOf(line),
      ...cells,
      code: made.get(line) ?? cells.code,
    })),
  }
}

/**
 * Enrols the people of a CSV file by the rules of the command line tool, or returns the errors: at once where they are
 * few, else by a job, all of them or none. Idempotent: `press` is the idempotency key.
 */
export async function enrolPeople(
  context: AppContext,
  user: AuthenticatedUser,
  { path, name }: { path: string; name: string },
  request: EnrolRequest,
): Promise<Answer> {
  const { db, threads, clock } = context
  const read = await threads.run('people', { path, places: await readPlaces(db) })
  const isSmall = read.valid + read.faulty <= importLimits.atOnce
  if (!isSmall && read.faulty > 0) return { ...unwritten(read), import_id: null }
  if (isSmall && request.isDry) return { ...(await enrolAtOnce(db, read, request)), import_id: null }
  const one: NewImport = {
    user_id: user.id,
    kind: 'PEOPLE',
    subject_id: null,
    name,
    press: request.press,
    options: { unity_id: user.unity_id, update: request.update, dry_run: request.isDry },
    report: { people: unwritten(read) },
    at: clock(),
  }
  if (!isSmall) {
    const row =
      (await leaveToJob(context, one, read.batches, request.isDry ? 1 : 2)) ??
      (await findPressed(db, user, request.press))
    return { ...(row?.report.people ?? unwritten(read)), import_id: row && !row.finished_at ? row.id : null }
  }
  const pressed = await findPressed(db, user, request.press)
  if (pressed?.report.people) return { ...pressed.report.people, import_id: pressed.finished_at ? null : pressed.id }
  const report = await db.transaction(async (tx) => {
    const people = await enrolAtOnce(tx, read, request)
    // A file with faults may be sent again by the same press once they are mended.
    if (people.written) await storeImport(tx, { ...one, report: { people } }, 'DONE')
    return people
  })
  return { ...report, import_id: null }
}

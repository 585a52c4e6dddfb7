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

type ReadFacts = Pick<ReadPeople, 'reading' | 'zeros_offered' | 'zeros_added'>

interface EnrolRequest {
  update: boolean
  isDry: boolean
  /** Whether CPFs get the zeros back that a spreadsheet took from their begin. */
  zeros: boolean
  /** The idempotency key; empty: none. */
  press: string
}

/** What is told of how the file was read. */
const understood = ({ reading, zeros_offered, zeros_added }: ReadFacts): ReadFacts => ({
  reading,
  zeros_offered,
  zeros_added,
})

/** The report before anything is compared with the codes that are there. */
const unwritten = ({ faults, faulty, lines, ...read }: ReadPeople): EnrolReport => ({
  ...understood(read),
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
  { faults, lines, batches, ...read }: ReadPeople,
  { update, isDry }: EnrolRequest,
): Promise<EnrolReport> {
  const wanted = new Map(batches.flatMap((text): [number, Wanted][] => JSON.parse(text)))
  const { actionOf, made, ...done } = await enrolAll(
    tx,
    { wanted, errors: new ErrorsByLine(faults) },
    { update, isDry },
  )
  return {
    ...understood(read),
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
  const read = await threads.run('people', { path, zeros: request.zeros, places: await readPlaces(db) })
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

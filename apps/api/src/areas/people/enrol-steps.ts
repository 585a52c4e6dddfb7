import { isShortCode, type EnrolReport } from '@the-house/domain'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { enrolments, type ImportReport } from '../../db/schema/index.ts'
import type { ImportHandler, ImportWork } from '../../imports/handler.ts'
import type { Wanted } from '../../school/enrol/check-rows.ts'
import { compare, readCodes, type Plan } from '../../school/enrol/compare.ts'
import { withCodes } from '../../school/enrol/make-codes.ts'
import { ErrorsByLine } from '../../school/enrol/enrol-errors.ts'
import { writeCodes } from '../../school/enrol/enrol-table.ts'
import { shown } from './read-in-thread.ts'

const wantedIn = (rows: string): Map<number, Wanted> => new Map<number, Wanted>(JSON.parse(rows))

/** What takes a batch back: the codes that were new, and those that were others before. */
interface Undo {
  added: string[]
  before: Wanted[]
}

const lock = (tx: Db, codes: readonly string[]) =>
  tx
    .select({ code: enrolments.code })
    .from(enrolments)
    .where(inArray(enrolments.code, [...codes]))
    .orderBy(enrolments.code)
    .for('update')

const actionOf = (line: number, { added, changed }: Plan, errors: ErrorsByLine) =>
  errors.has(line) ? 'FAULTY' : added.has(line) ? 'NEW' : changed.has(line) ? 'CHANGED' : undefined

/** Adds what a batch would do to the report. */
function withBatch(report: EnrolReport, plan: Plan, errors: ErrorsByLine): ImportReport {
  return {
    people: {
      ...report,
      added: report.added + plan.added.size,
      changed: report.changed + plan.changed.size,
      unchanged: report.unchanged + plan.unchanged,
      faulty: report.faulty + errors.count,
      short:
        report.short +
        [...plan.added.values(), ...plan.changed.values()].filter(({ code }) => isShortCode(code)).length,
      faults: [...report.faults, ...errors.all()].slice(0, shown),
      lines: report.lines.map((one) => ({ ...one, deed: actionOf(one.line, plan, errors) ?? one.deed })),
    },
  }
}

const empty: EnrolReport = {
  written: false,
  added: 0,
  changed: 0,
  unchanged: 0,
  faulty: 0,
  short: 0,
  zeros_offered: 0,
  zeros_added: 0,
  reading: null,
  faults: [],
  lines: [],
}

/** Compares a batch with the codes that are there, and tells. */
async function look({ tx, row }: ImportWork, rows: string) {
  const errors = new ErrorsByLine()
  const plan = await compare(tx, wantedIn(rows), { update: row.options.update ?? false }, errors)
  return withBatch(row.report.people ?? empty, plan, errors)
}

/** Writes a batch, with the codes that it makes in the first rows of the report; one that does not fit any more, since it was looked at, refuses the file. */
async function write({ tx, row }: ImportWork, rows: string) {
  const wanted = await withCodes(tx, wantedIn(rows))
  await lock(
    tx,
    Array.from(wanted.values(), ({ code }) => code),
  )
  const errors = new ErrorsByLine()
  const { added, changed } = await compare(tx, wanted, { update: row.options.update ?? false }, errors)
  const people = row.report.people ?? empty
  if (errors.count > 0) {
    return {
      end: 'REFUSED' as const,
      report: { people: { ...people, faulty: errors.count, faults: errors.all().slice(0, shown) } },
    }
  }
  const before = await readCodes(
    tx,
    Array.from(changed.values(), ({ code }) => code),
  )
  await writeCodes(tx, [...added.values(), ...changed.values()])
  const undo: Undo = { added: Array.from(added.values(), ({ code }) => code), before }
  const isShown = people.lines.some(({ line }) => wanted.has(line))
  const lines = people.lines.map((one) => ({ ...one, code: wanted.get(one.line)?.code ?? one.code }))
  return { undo: JSON.stringify(undo), ...(isShown && { report: { people: { ...people, lines } } }) }
}

/**
 * Writes the people of a large file: all batches are compared first, and only a file without a fault is written. What
 * was written is taken back where a later batch does not fit any more; a code that its person has used stays.
 */
export const peopleImport: ImportHandler = {
  permission: 'administer',
  assertTarget: async () => undefined,
  step: async (work, { rows, pass, isLast }) => {
    if (pass > 0) return write(work, rows)
    const report = await look(work, rows)
    if (!isLast) return { report }
    if ((report.people?.faulty ?? 0) > 0) return { report, end: 'REFUSED' }
    return work.row.options.dry_run ? { report, end: 'DONE' } : { report }
  },
  undo: async ({ tx }, undo) => {
    const { added, before }: Undo = JSON.parse(undo)
    await lock(tx, [...added, ...before.map(({ code }) => code)])
    if (added.length > 0)
      await tx.delete(enrolments).where(and(inArray(enrolments.code, added), isNull(enrolments.used_at)))
    for (const { code, ...values } of before)
      await tx
        .update(enrolments)
        .set(values)
        .where(and(eq(enrolments.code, code), isNull(enrolments.used_at)))
  },
  finish: ({ report, options }) => ({
    ...report,
    ...(report.people && { people: { ...report.people, written: !options.dry_run } }),
  }),
}

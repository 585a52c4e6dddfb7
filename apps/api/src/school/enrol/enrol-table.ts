import type { EnrolDeed, EnrolFault } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { enrolments } from '../../db/schema/index.ts'
import { readTribes, readUnits } from '../places.ts'
import { checkRows, type Wanted } from './check-rows.ts'
import { changeable, compare, rowsAtOnce } from './compare.ts'
import { Faults } from './fault.ts'
import type { Line } from './read-csv.ts'
import { readTable, type Row } from './table.ts'

export interface EnrolOptions {
  /** Changes codes that are there and that nobody has used. */
  update: boolean
  /** Says what would happen, and writes nothing. */
  isDry: boolean
}

/** What a file means for the school, or has meant. */
export interface Enrolled {
  faults: EnrolFault[]
  /** How many lines are wrong. */
  faulty: number
  added: number
  changed: number
  unchanged: number
  rows: readonly Row[]
  deedOf: (line: number) => EnrolDeed
}

const fromFile = Object.fromEntries(changeable.map((column) => [column, sql.raw(`excluded.${column}`)]))

async function write(tx: Db, rows: readonly Wanted[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx
      .insert(enrolments)
      .values(rows.slice(from, from + rowsAtOnce))
      .onConflictDoUpdate({ target: enrolments.code, set: fromFile })
  }
}

/** Codes of a table, all of them or none: where anything is wrong, nothing was written. */
export async function enrolTable(db: Db, lines: readonly Line[], { update, isDry }: EnrolOptions): Promise<Enrolled> {
  const { rows, faults: shapes } = readTable(lines)
  const faults = new Faults(shapes)
  const wanted = await checkRows(rows, { units: await readUnits(db), tribes: await readTribes(db) }, faults)
  return db.transaction(async (tx) => {
    // Nobody uses or changes a code between the comparison and the writing.
    if (!isDry) await tx.execute(sql`lock table ${enrolments} in share row exclusive mode`)
    const { added, changed, unchanged } = await compare(tx, wanted, update, faults)
    if (!isDry && faults.count === 0) await write(tx, [...added.values(), ...changed.values()])
    return {
      faults: faults.all(),
      faulty: faults.count,
      added: added.size,
      changed: changed.size,
      unchanged,
      rows,
      deedOf: (line) => {
        if (faults.has(line)) return 'FAULTY'
        if (added.has(line)) return 'NEW'
        return changed.has(line) ? 'CHANGED' : 'UNCHANGED'
      },
    }
  })
}

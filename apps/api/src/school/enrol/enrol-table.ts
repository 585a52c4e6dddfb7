import { isShortCode, type EnrolAction, type EnrolError } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { enrolments } from '../../db/schema/index.ts'
import type { Wanted } from './check-rows.ts'
import { changeable, compare, rowsAtOnce } from './compare.ts'
import type { People } from './read-people.ts'

export interface EnrolOptions {
  /** Whether to update codes that exist and are unused. */
  update: boolean
  /** A dry run: reports the changes and writes nothing. */
  isDry: boolean
}

/** The result of an import, or of its dry run. */
export interface Enrolled {
  faults: EnrolError[]
  /** How many lines have errors. */
  faulty: number
  added: number
  changed: number
  unchanged: number
  actionOf: (line: number) => EnrolAction
  /** The codes that were made, by line; in a dry run none is. */
  made: ReadonlyMap<number, string>
  /** How many of the new or changed codes are short enough to be guessed. */
  short: number
}

const fromFile = Object.fromEntries(changeable.map((column) => [column, sql.raw(`excluded.${column}`)]))

/** Writes codes that are new, and those that are to change. */
export async function writeCodes(tx: Db, rows: readonly Wanted[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx
      .insert(enrolments)
      .values(rows.slice(from, from + rowsAtOnce))
      .onConflictDoUpdate({ target: enrolments.code, set: fromFile })
  }
}

/** Writes the people of a file in one transaction: with any error nothing is written. */
export function enrolAll(
  db: Db,
  { wanted, errors }: Pick<People, 'wanted' | 'errors'>,
  { update, isDry }: EnrolOptions,
): Promise<Enrolled> {
  return db.transaction(async (tx) => {
    // The table lock keeps the codes from being used or changed between the comparison and the write.
    if (!isDry) await tx.execute(sql`lock table ${enrolments} in share row exclusive mode`)
    const { added, changed, unchanged } = await compare(tx, wanted, { update }, errors)
    if (!isDry && errors.count === 0) await writeCodes(tx, [...added.values(), ...changed.values()])
    const planned = [...added, ...changed]
    return {
      short: planned.filter(([, { code }]) => isShortCode(code)).length,
      made: new Map(
        isDry ? [] : planned.flatMap(([line, { code }]) => (wanted.get(line)?.code === '' ? [[line, code]] : [])),
      ),
      faults: errors.all(),
      faulty: errors.count,
      added: added.size,
      changed: changed.size,
      unchanged,
      actionOf: (line) => {
        if (errors.has(line)) return 'FAULTY'
        if (added.has(line)) return 'NEW'
        return changed.has(line) ? 'CHANGED' : 'UNCHANGED'
      },
    }
  })
}

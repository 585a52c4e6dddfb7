import { resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { boolean, object, string } from 'yup'
import type { Db } from '../../db/client.ts'
import { enrolments } from '../../db/schema/index.ts'
import { command } from '../command.ts'
import { readTribes, readUnits } from '../places.ts'
import { Refusal } from '../refusal.ts'
import { texts } from '../texts.ts'
import { checkRows, Faults, type Wanted } from './check-rows.ts'
import { changeable, compare, rowsAtOnce } from './compare.ts'
import { readCsv } from './read-csv.ts'
import { readTable } from './table.ts'

const fromFile = Object.fromEntries(changeable.map((column) => [column, sql.raw(`excluded.${column}`)]))

async function write(tx: Db, rows: readonly Wanted[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx
      .insert(enrolments)
      .values(rows.slice(from, from + rowsAtOnce))
      .onConflictDoUpdate({ target: enrolments.code, set: fromFile })
  }
}

/** Codes of a CSV file, all of them or none. */
export const enrol = command({
  options: { 'dry-run': { type: 'boolean' }, update: { type: 'boolean' } },
  argument: 'file',
  schema: object({
    file: string().required(texts.missingFile),
    'dry-run': boolean().default(false),
    update: boolean().default(false),
  }),
  run: async ({ db, directory }, { file, update, 'dry-run': isDry }) => {
    const { rows, faults: shapes } = readTable(await readCsv(resolve(directory, file)))
    const faults = new Faults(shapes)
    const wanted = checkRows(rows, { units: await readUnits(db), tribes: await readTribes(db) }, faults)
    return db.transaction(async (tx) => {
      // Nobody uses or changes a code between the comparison and the writing.
      if (!isDry) await tx.execute(sql`lock table ${enrolments} in share row exclusive mode`)
      const { added, changed, unchanged } = await compare(tx, wanted, update, faults)
      if (faults.count > 0) throw new Refusal(...faults.lines(), texts.refused(faults.count))
      if (!isDry) await write(tx, [...added, ...changed])
      const counts = { new: added.length, ...(update && { changed: changed.length }), unchanged }
      return isDry ? `${texts.counts(counts)}\n${texts.dryRun}` : texts.counts(counts)
    })
  },
})

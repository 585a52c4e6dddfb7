import { readFile } from 'node:fs/promises'
import type { EnrolReport } from '@the-house/domain'
import type { Db } from '../../db/client.ts'
import { enrolTable, type EnrolOptions } from '../../school/enrol/enrol-table.ts'
import { Unreadable } from '../../school/enrol/enrol-errors.ts'
import { readCsv } from '../../school/enrol/read-csv.ts'

/** The most rows and errors that a response lists; the rest is only counted. */
const shown = 100

const nothing = { written: false, added: 0, changed: 0, unchanged: 0 } as const

/** Enrols the people of a CSV file by the rules of the command line tool, or returns the errors. */
export async function enrolPeople(db: Db, path: string, options: EnrolOptions): Promise<EnrolReport> {
  try {
    const { rows, faults, actionOf, ...counts } = await enrolTable(db, readCsv(await readFile(path)), options)
    return {
      ...counts,
      written: !options.isDry && counts.faulty === 0,
      faults: faults.slice(0, shown),
      lines: rows
        .slice(0, shown)
        .map(({ line, cells: { cpf: _cpf, ...cells } }) => ({ line, deed: actionOf(line), ...cells })),
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { ...nothing, faulty: 1, faults: error.errors.slice(0, shown), lines: [] }
  }
}

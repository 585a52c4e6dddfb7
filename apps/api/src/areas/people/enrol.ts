import type { EnrolReport } from '@the-house/domain'
import type { AppContext } from '../../app-context.ts'
import type { Wanted } from '../../school/enrol/check-rows.ts'
import { ErrorsByLine } from '../../school/enrol/enrol-errors.ts'
import { enrolAll, type EnrolOptions } from '../../school/enrol/enrol-table.ts'
import { readPlaces } from '../../school/read-places.ts'
import { shown } from './read-in-thread.ts'

const wantedIn = (batches: readonly string[]): Map<number, Wanted> =>
  new Map(batches.flatMap((text): [number, Wanted][] => JSON.parse(text)))

/** Enrols the people of a CSV file by the rules of the command line tool, or returns the errors. */
export async function enrolPeople(
  { db, threads }: Pick<AppContext, 'db' | 'threads'>,
  path: string,
  options: EnrolOptions,
): Promise<EnrolReport> {
  const { faults, faulty, lines, batches } = await threads.run('people', { path, places: await readPlaces(db) })
  const errors = new ErrorsByLine(faults)
  const kept = errors.count
  const { actionOf, made, ...done } = await enrolAll(db, { wanted: wantedIn(batches), errors }, options)
  return {
    ...done,
    faulty: faulty + done.faulty - kept,
    written: !options.isDry && done.faulty === 0,
    faults: done.faults.slice(0, shown),
    lines: lines.map(({ line, isFaulty, cells }) => ({
      line,
      deed: isFaulty ? 'FAULTY' : actionOf(line),
      ...cells,
      code: made.get(line) ?? cells.code,
    })),
  }
}

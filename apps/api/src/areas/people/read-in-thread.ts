import { readFile } from 'node:fs/promises'
import type { EnrolError, EnrolReport } from '@the-house/domain'
import { inBatches } from '../../reading/in-batches.ts'
import { Unreadable } from '../../school/enrol/enrol-errors.ts'
import { readPeople, type SchoolPlaces } from '../../school/enrol/read-people.ts'
import type { Cells } from '../../school/enrol/table.ts'

/** The most rows and errors that a response lists; the rest is only counted. */
export const shown = 100

/** What one step compares or writes: on the embedded database every save waits for some of them. */
const batch = { rows: 40, characters: 40_000 }

/** A file of people, as it is read in a thread. */
export interface PeopleFile {
  path: string
  places: SchoolPlaces
  /** Whether CPFs get the zeros back that a spreadsheet took from their begin. */
  zeros: boolean
}

/** What a file of people holds. */
export interface ReadPeople extends Pick<EnrolReport, 'zeros_offered' | 'zeros_added' | 'reading'> {
  /** The first errors, in the order of the file. */
  faults: EnrolError[]
  /** How many lines have errors. */
  faulty: number
  /** The first rows, without CPF and birthday. */
  lines: { line: number; isFaulty: boolean; cells: Omit<Cells, 'cpf' | 'birthday'> }[]
  /** How many rows are valid. */
  valid: number
  /** The valid rows, as JSON of `[line, Wanted][]`. */
  batches: string[]
}

/** Reads and validates a file of people. */
export default async function readInThread({ path, places, zeros }: PeopleFile): Promise<ReadPeople> {
  try {
    const read = readPeople(await readFile(path), places, { addsZeros: zeros })
    const { rows, wanted, errors, reading } = read
    return {
      reading,
      zeros_offered: read.zeros.offered,
      zeros_added: read.zeros.added,
      faults: errors.all().slice(0, shown),
      faulty: errors.count,
      lines: rows.slice(0, shown).map(({ line, cells: { cpf: _cpf, birthday: _birthday, ...cells } }) => ({
        line,
        isFaulty: errors.has(line),
        cells,
      })),
      valid: wanted.size,
      batches: inBatches(Array.from(wanted), batch),
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    const none = { reading: null, zeros_offered: 0, zeros_added: 0 }
    return { ...none, faults: error.errors.slice(0, shown), faulty: 1, lines: [], valid: 0, batches: [] }
  }
}

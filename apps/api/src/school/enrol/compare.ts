import { getTableColumns, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { lockOpenUnits } from '../../db/open-units.ts'
import { enrolments } from '../../db/schema/index.ts'
import type { Wanted } from './check-rows.ts'
import { withCodes } from './make-codes.ts'
import { errorOf, type ErrorsByLine } from './enrol-errors.ts'

/** Limits the parameters of a statement, however long the file is. */
export const rowsAtOnce = 1000

const { code, profile, unity_id, tribe_id, name, cpf, email, birthday, chapter_id, used_at } =
  getTableColumns(enrolments)
const columnNames: Record<Exclude<keyof Wanted, 'code'>, string> = {
  profile: 'profile',
  unity_id: 'unit',
  tribe_id: 'tribe',
  name: 'name',
  cpf: 'cpf',
  email: 'e-mail',
  birthday: 'birthday',
  chapter_id: 'chapter',
}
export const changeable = ['profile', 'unity_id', 'tribe_id', 'name', 'cpf', 'email', 'birthday', 'chapter_id'] as const

type Known = Wanted & { used_at: Date | null }

async function readKnown(db: Db, codes: readonly string[]): Promise<Map<string, Known>> {
  const known = new Map<string, Known>()
  for (let from = 0; from < codes.length; from += rowsAtOnce) {
    const rows = await db
      .select({ code, profile, unity_id, tribe_id, name, cpf, email, birthday, chapter_id, used_at })
      .from(enrolments)
      .where(inArray(code, codes.slice(from, from + rowsAtOnce)))
    for (const row of rows) known.set(row.code, row)
  }
  return known
}

/** Returns codes as they are. */
export const readCodes = async (db: Db, codes: readonly string[]): Promise<Wanted[]> =>
  Array.from((await readKnown(db, codes)).values(), ({ used_at: _used, ...values }) => values)

/** The changes by line. */
export interface Plan {
  added: Map<number, Wanted>
  changed: Map<number, Wanted>
  unchanged: number
}

interface Rules {
  /** Whether codes that exist and are unused may change. */
  update: boolean
}

/** Compares the rows with the stored codes; a change that is not allowed is added to `errors`. */
export async function compare(
  db: Db,
  asked: ReadonlyMap<number, Wanted>,
  { update }: Rules,
  errors: ErrorsByLine,
): Promise<Plan> {
  const rows = await withCodes(db, asked)
  const units = new Set(Array.from(rows.values(), ({ unity_id }) => unity_id))
  const open = await lockOpenUnits(db, Array.from(units))
  const known = await readKnown(
    db,
    Array.from(rows.values(), ({ code }) => code),
  )
  const plan: Plan = { added: new Map(), changed: new Map(), unchanged: 0 }
  for (const [line, row] of rows) {
    const before = known.get(row.code)
    const other = before ? changeable.filter((column) => before[column] !== row[column]) : []
    if (before?.unity_id !== row.unity_id && !open.has(row.unity_id))
      errors.add(errorOf(line, 'unitArchived', { column: 'unit' }))
    else if (row.profile === 'TEACHER' && row.email === null && !before?.used_at)
      errors.add(errorOf(line, 'emailNeeded', { column: 'email' }))
    else if (!before) plan.added.set(line, row)
    else if (other.length === 0) plan.unchanged += 1
    else if (before.used_at) errors.add(errorOf(line, 'used', { column: 'code', given: row.code }))
    else if (update) plan.changed.set(line, row)
    else {
      const known = other.map((column) => columnNames[column])
      errors.add(errorOf(line, 'differs', { column: 'code', given: row.code, known }))
    }
  }
  return plan
}

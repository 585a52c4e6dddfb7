import type { ExchangeFormat, ExchangeReport } from '@the-house/domain'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { check } from './check.ts'
import { keepAll } from './keep.ts'
import { isRefusal } from './problem.ts'
import { readFileAs } from './read-file.ts'

export interface Wish {
  topic_id: number
  format: ExchangeFormat
  /** Only tells what would happen. */
  dry_run: boolean
  /** Takes what can be taken, though something else cannot. */
  partial: boolean
}

/** Reads a file and tells what is in it; unless it is a trial, what can come in is there afterwards, or nothing of it. */
export async function importFile(house: House, user: SignedIn, wish: Wish, path: string): Promise<ExchangeReport> {
  const { topic_id, format, dry_run, partial } = wish
  const { found, problems } = await readFileAs(format, path)
  const checked = found.map((one) => check(one, topic_id))
  const bodies = checked.flatMap(({ body }) => (body ? [body] : []))
  const refused = checked.length - bodies.length
  const wanted = !dry_run && !problems.some(isRefusal) && (refused === 0 || partial)
  if (wanted && bodies.length > 0) await keepAll(house, user, topic_id, bodies)
  return {
    problems,
    rows: checked.map(({ row }) => row),
    taken: bodies.length,
    refused,
    imported: wanted ? bodies.length : 0,
  }
}

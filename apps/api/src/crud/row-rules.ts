import { requires } from '../course/requires.ts'
import type { Db } from '../db/client.ts'

type Row = Record<string, unknown>

/** Returns the error of a topic that requires itself, also through others: none of them would ever open. */
export async function requirementErrors(tx: Db, { requirement_id }: Row, kept?: Row) {
  if (!kept || typeof requirement_id !== 'number') return undefined
  const isCircular = await requires(tx, requirement_id, Number(kept['id']))
  return isCircular ? { requirement_id: 'validation.circular' } : undefined
}

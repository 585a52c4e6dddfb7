import type { ExchangeFormat, ExchangeReport } from '@the-house/domain'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { insertExercises } from './insert-exercises.ts'
import { isRefusal } from './problem.ts'

export interface ImportRequest {
  topic_id: number
  format: ExchangeFormat
  /** Only reports; imports nothing. */
  dry_run: boolean
  /** Imports the valid exercises even where others are refused. */
  partial: boolean
}

/**
 * Parses and validates a file and reports on each exercise; unless it is a dry run, inserts the valid exercises in one
 * transaction; without `partial` a single refused exercise prevents the import.
 */
export async function importFile(
  context: AppContext,
  user: AuthenticatedUser,
  request: ImportRequest,
  path: string,
): Promise<ExchangeReport> {
  const { topic_id, format, dry_run, partial } = request
  const { checked, problems } = await context.threads.run('exercises', { format, path, topic_id })
  const bodies = checked.flatMap(({ body }) => (body ? [body] : []))
  const refused = checked.length - bodies.length
  const wanted = !dry_run && !problems.some(isRefusal) && (refused === 0 || partial)
  if (wanted && bodies.length > 0) await insertExercises(context, user, topic_id, bodies)
  return {
    problems,
    rows: checked.map(({ row }) => row),
    taken: bodies.length,
    refused,
    imported: wanted ? bodies.length : 0,
  }
}

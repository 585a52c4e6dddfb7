import type { Import } from '@the-house/domain'
import type { imports } from '../db/schema/index.ts'

/** An import as it is stored. */
export type ImportRow = typeof imports.$inferSelect

/** An import as its sender reads it. */
export const presentImport = ({ id, kind, name, state, total, done, error, report, ...row }: ImportRow): Import => ({
  id,
  kind,
  name,
  state,
  total,
  done,
  error,
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
  exercises: report.exercises ?? null,
  people: report.people ?? null,
})

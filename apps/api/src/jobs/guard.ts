import type { ConstructorOptions } from 'pg-boss'
import { assertWritable, type AppContext } from '../app-context.ts'

/**
 * Refuses writes of the queue while the disk is full, which the embedded database must never meet. Only the start is
 * let through, so that a server starts for reads; from `close` on every query is checked.
 */
export function guardQueue(queue: ConstructorOptions, canWrite: AppContext['canWrite']) {
  let closed = false
  const { db } = queue
  if (!db) return { queue, close: () => undefined }
  const executeSql: typeof db.executeSql = async (text, values) => {
    if (closed) await assertWritable({ canWrite })
    return db.executeSql(text, values)
  }
  return {
    queue: { ...queue, db: { ...db, executeSql } },
    close: () => {
      closed = true
    },
  }
}

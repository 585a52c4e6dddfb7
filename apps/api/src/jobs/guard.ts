import type { ConstructorOptions } from 'pg-boss'
import { assertWritable, type House } from '../house.ts'

/**
 * The embedded database must never meet a full disk, and the queue writes by itself. Opening it is let
 * through, so that a server starts for those who read; from `close` on nothing is.
 */
export function guardQueue(queue: ConstructorOptions, canWrite: House['canWrite']) {
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

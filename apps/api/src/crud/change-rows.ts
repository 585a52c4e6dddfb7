import type { Db } from '../db/client.ts'
import type { AppContext } from '../app-context.ts'
import { changeCourse, isCourseEntity } from '../course/change.ts'
import type { Entity } from './entities.ts'

interface RowChange<T> {
  /** The row that is changed; absent: it is created. */
  id?: number
  /** Writes the change. @returns the id of the row, and the result */
  act: (tx: Db, at: Date) => Promise<{ id: number; result: T }>
}

/** Changes a row in one transaction; where it is part of the course, learners settle in the same one. */
export function changeRows<T>(
  { db, clock, jobs }: Pick<AppContext, 'db' | 'clock' | 'jobs'>,
  { name }: Entity,
  { id, act }: RowChange<T>,
): Promise<T> {
  const at = clock()
  return db.transaction(async (tx) => {
    if (!isCourseEntity(name)) return (await act(tx, at)).result
    return changeCourse(tx, {
      rows: id === undefined ? [] : [{ entity: name, id }],
      at,
      jobs,
      act: async () => {
        const { id: changed, result } = await act(tx, at)
        return { rows: [{ entity: name, id: changed }], result }
      },
    })
  })
}

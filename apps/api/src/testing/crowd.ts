import type { Db } from '../db/client.ts'
import { user_unities, users } from '../db/schema/index.ts'

let crowds = 0
/** How many rows fit into one statement. */
const most = 2000

/** Inserts many students of unit 1 who never sign in; returns their ids in order. */
export async function addPeople(db: Db, many: number): Promise<number[]> {
  crowds += 1
  const ids: number[] = []
  while (ids.length < many) {
    const values = Array.from({ length: Math.min(most, many - ids.length) }, (_, index) => {
      const number = ids.length + index
      return { name: `Person ${number}`, email: `crowd-${crowds}-${number}@example.com`, unity_id: 1 }
    })
    const rows = await db.insert(users).values(values).returning({ id: users.id })
    await db.insert(user_unities).values(rows.map(({ id }) => ({ user_id: id, unity_id: 1 })))
    ids.push(...rows.map(({ id }) => id))
  }
  return ids.toSorted((one, other) => one - other)
}

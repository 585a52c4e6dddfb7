import { TransactionRollbackError } from 'drizzle-orm'
import type { Db } from './client.ts'

type Transact = (db: Db, act: (tx: Db) => Promise<void>) => Promise<void>

const inTransaction: Transact = (db, act) => db.transaction(act)

/**
 * Does something in a transaction, or in a part of one, that is rolled back; a refusal is one of the trial too.
 * @returns what it has found
 */
export async function tryOut<T>(db: Db, act: (tx: Db) => Promise<T>, transact: Transact = inTransaction): Promise<T> {
  const found: { result: T }[] = []
  try {
    await transact(db, async (tx) => {
      found.splice(0, 1, { result: await act(tx) })
      throw new TransactionRollbackError()
    })
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error
  }
  const [one] = found
  if (!one) throw new Error('The trial was not run.')
  return one.result
}

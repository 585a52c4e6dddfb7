import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { seedDemo } from '../demo/seed.ts'
import { users } from '../db/schema/index.ts'
import { openDirectory } from '../files/storage.ts'
import { openTestDatabase } from './postgres.ts'

/** Opens the demonstration school in a new database, seeded late on an evening in March. */
export async function openDemo() {
  const now = new Date('2026-03-10T23:50:00.000Z')
  const location = mkdtempSync(join(tmpdir(), 'the-house-demo-'))
  const { disk: storage } = openDirectory(location)
  const { db, migrate, close } = await openTestDatabase()
  await migrate()
  await seedDemo({ db, storage, clock: () => now })
  return {
    db,
    storage,
    now,
    person: async (email: string) => {
      const [found] = await db.select().from(users).where(eq(users.email, email))
      if (!found) throw new Error(`${email} is not there`)
      return found
    },
    close: async () => {
      await close()
      rmSync(location, { recursive: true })
    },
  }
}

export type Demo = Awaited<ReturnType<typeof openDemo>>

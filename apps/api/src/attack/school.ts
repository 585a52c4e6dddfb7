import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { profiles, type Profile } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import { users } from '../db/schema/index.ts'
import { seedDemo } from '../demo/seed.ts'
import { openDirectory } from '../files/storage.ts'
import { insertSession } from '../plugins/store-session.ts'
import { openPostgres } from '../testing/postgres.ts'
import { startProcess } from '../testing/process.ts'

/** Who attacks: every profile, an administrator, and nobody. */
export const attackers = ['anonymous', ...profiles, 'ADMIN'] as const
export type Attacker = (typeof attackers)[number]

const accounts: Record<Exclude<Attacker, 'anonymous'>, string> = {
  STUDENT: 'student@thehouse.test',
  TEACHER: 'teacher@thehouse.test',
  AUTODIDACT: 'autodidact@thehouse.test',
  ADMIN: 'admin@thehouse.test',
}

const profileOf = (attacker: Exclude<Attacker, 'anonymous'>): Profile => (attacker === 'ADMIN' ? 'TEACHER' : attacker)
const clock = () => new Date()

/** A server process with the material of the demonstration on PostgreSQL, whose accounts the attack may spoil. */
export async function openAttackedSchool() {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'the-house-attack-'))
  const { url: DATABASE_URL, connection, stop } = await openPostgres()
  const { db } = connection
  await seedDemo({ db, storage: openDirectory(join(DATA_DIR, 'files')).disk, clock })
  const people = await db.select().from(users)
  const idOf = (email: string) => people.find((one) => one.email === email)?.id ?? 0
  const server = startProcess({ DATABASE_URL, DATA_DIR, TRUSTED_PROXY: '127.0.0.1' }, 'real')
  const url = await server.ready

  /** Signs an attacker in, also one whom an earlier attack has signed out, disabled or made somebody else. */
  async function arrive(attacker: Attacker): Promise<string> {
    if (attacker === 'anonymous') return ''
    const id = idOf(accounts[attacker])
    const [user] = await db
      .update(users)
      .set({ disabled_at: null, admin: attacker === 'ADMIN', profile: profileOf(attacker) })
      .where(eq(users.id, id))
      .returning()
    return insertSession(db, { id, unity_id: user?.unity_id ?? 1 }, clock())
  }

  return {
    url,
    arrive,
    close: async () => {
      await server.end('SIGTERM')
      await connection.close()
      await stop()
      rmSync(DATA_DIR, { recursive: true })
    },
  }
}

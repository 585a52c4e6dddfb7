import { and, desc, eq, lt, notInArray } from 'drizzle-orm'
import { saveAside, type AppContext } from '../../app-context.ts'
import type { Db } from '../../db/client.ts'
import { known_devices } from '../../db/schema/index.ts'

const day = 86_400_000
const life = { yearMs: 365 * day, touchMs: day }
/** The most devices of an account; a new one replaces the one that was not used for longest. */
const most = 20

const isOf = (user_id: number) => eq(known_devices.user_id, user_id)

/**
 * Knows a device of an account from now on; while the database refuses writes the device stays a stranger, and nothing
 * fails.
 */
export async function rememberDevice(context: AppContext, user_id: number, device_hash: string): Promise<void> {
  const { db, clock } = context
  const now = clock()
  const [known] = await db
    .select({ last_at: known_devices.last_at })
    .from(known_devices)
    .where(and(isOf(user_id), eq(known_devices.device_hash, device_hash)))
  if (known && now.getTime() - known.last_at.getTime() < life.touchMs) return
  await saveAside(context, () => save(db, { user_id, device_hash, last_at: now }))
}

async function save(db: Db, device: typeof known_devices.$inferInsert): Promise<void> {
  const { user_id, last_at } = device
  await db
    .insert(known_devices)
    .values(device)
    .onConflictDoUpdate({ target: [known_devices.user_id, known_devices.device_hash], set: { last_at } })
  const newest = db
    .select({ device_hash: known_devices.device_hash })
    .from(known_devices)
    .where(isOf(user_id))
    .orderBy(desc(known_devices.last_at))
    .limit(most)
  await db.delete(known_devices).where(and(isOf(user_id), notInArray(known_devices.device_hash, newest)))
}

/** Forgets devices that have not signed in for a year. */
export const purgeDevices = (db: Db, now: Date) =>
  db.delete(known_devices).where(lt(known_devices.last_at, new Date(now.getTime() - life.yearMs)))

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { apiBase } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { settings } from '../../db/schema/index.ts'
import type { Clock } from '../../house.ts'

const hour = 3600
const secretName = 'files.secret'

/** The secret of this school, made at its first start; of two starts at once one wins. */
export async function filesSecret(db: Db): Promise<string> {
  const fresh = { name: secretName, value: randomBytes(32).toString('base64url') }
  await db.insert(settings).values(fresh).onConflictDoNothing()
  const [stored] = await db.select().from(settings).where(eq(settings.name, secretName))
  return stored?.value ?? fresh.value
}

const sign = (secret: string, key: string, expires: number) =>
  createHmac('sha256', secret).update(`${key}\n${expires}`).digest()

/** Addresses of files: one to two hours long, the same within an hour so that browsers keep what they have. */
export function fileSigner(secret: string, clock: Clock) {
  return (key: string | null): string | null => {
    if (key === null || key.startsWith('https://')) return key
    const expires = (Math.floor(clock().getTime() / 1000 / hour) + 2) * hour
    const path = key.split('/').map(encodeURIComponent).join('/')
    return `${apiBase}/files/${path}?expires=${expires}&signature=${sign(secret, key, expires).toString('base64url')}`
  }
}

interface Signed {
  key: string
  expires: number
  signature: string
}

/** Seconds that a signed address is still good for; 0 where it is not. */
export function validFor(secret: string, { key, expires, signature }: Signed, now: Date): number {
  const expected = sign(secret, key, expires)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 0
  return Math.max(0, expires - Math.floor(now.getTime() / 1000))
}

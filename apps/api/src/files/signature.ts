import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { apiBase } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { settings } from '../db/schema/index.ts'
import type { Clock } from '../app-context.ts'

const hour = 3600
const secretName = 'files.secret'

/**
 * The secret that signs file URLs, created at the first start; of two concurrent starts one inserts it and both use it.
 */
export async function filesSecret(db: Db): Promise<string> {
  const fresh = { name: secretName, value: randomBytes(32).toString('base64url') }
  await db.insert(settings).values(fresh).onConflictDoNothing()
  const [stored] = await db.select().from(settings).where(eq(settings.name, secretName))
  return stored?.value ?? fresh.value
}

interface Promised {
  key: string
  expires: number
  /** The name of the download; without it the file is shown inline. */
  name?: string | undefined
}

const sign = (secret: string, { key, expires, name }: Promised) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([key, expires, name]))
    .digest('base64url')

/**
 * Returns a function that signs file URLs; of no file, and of an empty key, there is none. A URL is valid for one to two hours and stays the same within an hour, so
 * that browsers cache the file.
 */
export function fileSigner(secret: string, clock: Clock) {
  return (key: string | null, name?: string): string | null => {
    if (!key) return null
    if (key.startsWith('https://')) return key
    const expires = (Math.floor(clock().getTime() / 1000 / hour) + 2) * hour
    const path = key.split('/').map(encodeURIComponent).join('/')
    const query = new URLSearchParams({ expires: String(expires), ...(name !== undefined && { name }) })
    query.set('signature', sign(secret, { key, expires, name }))
    return `${apiBase}/files/${path}?${query.toString()}`
  }
}

interface Signed extends Promised {
  signature: string
}

/** Seconds until a signed URL expires; 0 where it has expired or its signature is wrong (compared in constant time). */
export function validFor(secret: string, { signature, ...promised }: Signed, now: Date): number {
  const expected = Buffer.from(sign(secret, promised))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 0
  return Math.max(0, promised.expires - Math.floor(now.getTime() / 1000))
}

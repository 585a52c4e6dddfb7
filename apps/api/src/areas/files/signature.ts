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

interface Promised {
  key: string
  expires: number
  /** What it is saved as; none: it is shown. */
  name?: string | undefined
}

const sign = (secret: string, { key, expires, name }: Promised) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([key, expires, name]))
    .digest('base64url')

/** Addresses of files: one to two hours long, the same within an hour so that browsers keep what they have. */
export function fileSigner(secret: string, clock: Clock) {
  return (key: string | null, name?: string): string | null => {
    if (key === null || key.startsWith('https://')) return key
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

/** Seconds that a signed address is still good for; 0 where it is not. */
export function validFor(secret: string, { signature, ...promised }: Signed, now: Date): number {
  const expected = Buffer.from(sign(secret, promised))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 0
  return Math.max(0, promised.expires - Math.floor(now.getTime() / 1000))
}

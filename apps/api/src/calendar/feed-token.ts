import { createHmac, timingSafeEqual } from 'node:crypto'

/** The user of a calendar feed and the version of its token. */
export interface Feed {
  id: number
  calendar_version: number
}

/** Signs a feed; the text never equals that of a file's signature, which contains a line end. */
const sign = (secret: string, { id, calendar_version }: Feed) =>
  createHmac('sha256', secret).update(`calendar ${id} ${calendar_version}`).digest()

/** Returns the token that authorizes a user's calendar feed. */
export const feedToken = (secret: string, feed: Feed): string =>
  `${feed.id}.${feed.calendar_version}.${sign(secret, feed).toString('base64url')}`

/**
 * Verifies the signature of a token, in constant time, and returns its feed; whether the version is the current one is
 * checked in the database.
 */
export function readFeedToken(secret: string, token: string): Feed | null {
  const [, id, version, signature = ''] = /^([1-9]\d{0,9})\.([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? []
  const feed = { id: Number(id), calendar_version: Number(version) }
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(secret, feed)
  return given.length === expected.length && timingSafeEqual(given, expected) ? feed : null
}

import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whose calendar, and the how manieth address of it. */
export interface Feed {
  id: number
  calendar_version: number
}

/** Never the text of a file's signature, which holds the end of a line. */
const sign = (secret: string, { id, calendar_version }: Feed) =>
  createHmac('sha256', secret).update(`calendar ${id} ${calendar_version}`).digest()

/** What opens somebody's calendar, for whoever knows it. */
export const feedToken = (secret: string, feed: Feed): string =>
  `${feed.id}.${feed.calendar_version}.${sign(secret, feed).toString('base64url')}`

/** Whose calendar a token opens, as far as this school has made it; whether it is still the newest, the database knows. */
export function readFeedToken(secret: string, token: string): Feed | null {
  const [, id, version, signature = ''] = /^([1-9]\d{0,9})\.([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? []
  const feed = { id: Number(id), calendar_version: Number(version) }
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(secret, feed)
  return given.length === expected.length && timingSafeEqual(given, expected) ? feed : null
}

import { createHash } from 'node:crypto'

/** Returns the ETag of a text (RFC 9110, 8.8.3): another one for any other text. */
export const entityTag = (content: string): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`

/** Whether a client has what an ETag names, by its If-None-Match, which is compared weakly (RFC 9110, 13.1.2). */
export const isKnown = (tag: string, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch?.trim() === '*' || ifNoneMatch?.match(/"[^"]*"/g)?.some((one) => one === tag) === true

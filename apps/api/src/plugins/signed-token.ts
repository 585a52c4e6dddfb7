import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { number, object, ValidationError, type InferType } from 'yup'

/** No stored session's token has a dot: the kind of a token is known before the database is asked. */
const prefix = 'signed.'
const maxId = 2 ** 31 - 1

const id = () => number().integer().positive().max(maxId).required()
const claimsSchema = object({
  user_id: id(),
  unity_id: id(),
  /** Milliseconds since 1970. */
  expires_at: number().integer().required(),
})

/** Whose session a token is, in which unit, and until when. */
export type Claims = InferType<typeof claimsSchema>

/** Claims that nobody has verified yet. */
export interface Unverified extends Claims {
  payload: string
  signature: string
}

/** Whether a token is signed and not that of a stored session. */
export const isSigned = (token: string): boolean => token.startsWith(prefix)

/** Derives the key of these tokens from the secret that signs URLs of files, so that neither signature serves as the other. */
export const tokenKey = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'the-house signed session token', 32))

/** The password hash is part of what is signed: a changed password ends the session. */
const signatureOf = (key: Buffer, payload: string, password_hash: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([payload, password_hash]))
    .digest('base64url')

/** Returns the token of claims. */
export function signClaims(key: Buffer, claims: Claims, password_hash: string): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${prefix}${payload}.${signatureOf(key, payload, password_hash)}`
}

/** Reads a signed token without verifying it; null where it is none. */
export function readClaims(token: string): Unverified | null {
  const [payload = '', signature = ''] = token.slice(prefix.length).split('.')
  try {
    const parsed: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
    return { ...claimsSchema.validateSync(parsed, { strict: true }), payload, signature }
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof ValidationError) return null
    throw error
  }
}

/** Whether claims were signed with the key while the user had this password hash; compared in constant time. */
export function isGenuine(key: Buffer, { payload, signature }: Unverified, password_hash: string): boolean {
  const expected = Buffer.from(signatureOf(key, payload, password_hash))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

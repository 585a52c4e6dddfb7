import { userSchema, type User } from '@the-house/domain'

/** The user that this device keeps; null where it is missing, damaged or of an older shape. */
export function parseUser(json: string | null): User | null {
  if (!json) return null
  try {
    const value: unknown = JSON.parse(json)
    return userSchema.isValidSync(value, { strict: true }) ? value : null
  } catch {
    return null
  }
}

import { profiles, type User } from '@the-house/domain'

const has = (value: object, name: string, type: string): boolean => typeof Reflect.get(value, name) === type

/**
 * Whether a stored value is a user in this version's shape. Checked by hand rather than by its schema: this runs before
 * the first paint, and schemas load with the first call.
 */
function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false
  const unity: unknown = Reflect.get(value, 'unity')
  return (
    ['id', 'unity_id', 'dollars', 'chapter'].every((name) => has(value, name, 'number')) &&
    ['name', 'email'].every((name) => has(value, name, 'string')) &&
    has(value, 'admin', 'boolean') &&
    Array.isArray(Reflect.get(value, 'roles')) &&
    profiles.some((profile) => profile === Reflect.get(value, 'profile')) &&
    typeof unity === 'object' &&
    unity !== null &&
    has(unity, 'time_zone', 'string')
  )
}

/** Parses the stored user; null where it is missing, damaged or of an older shape. */
export function parseUser(json: string | null): User | null {
  if (!json) return null
  try {
    const value: unknown = JSON.parse(json)
    return isUser(value) ? value : null
  } catch {
    return null
  }
}

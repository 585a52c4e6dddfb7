import type { Tribe } from '@the-house/domain'
import { readings, readStored, removeStored, storedKeys, writeStored } from '../../device/storage.ts'

interface Kept {
  unity: number
  /** `2026-03`, or `2026`. */
  period: string
}

const prefixOf = ({ unity, period }: Kept) => `${readings}${unity}.${period}.`

function tribeIn(stored: string | null): Tribe | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const [id, name, fortune] = ['id', 'name', 'fortune'].map((field): unknown => Reflect.get(value, field))
    const whole = typeof id === 'number' && typeof name === 'string' && typeof fortune === 'number'
    return whole ? { id, name, fortune } : null
  } catch {
    return null
  }
}

/** Whether something kept is of a month that is still on offer, in whatever unit. */
function isOffered(key: string, offered: readonly string[]): boolean {
  const [, period = ''] = key.slice(readings.length).split('.')
  return offered.includes(period)
}

/**
 * Keeps what the tribes had in a unit and a month, each for itself, for the next visit; what was kept of it before goes,
 * and all of months that are not on offer any more.
 */
export function keepFortunes(place: Kept, tribes: readonly Tribe[], offered: readonly string[]): void {
  for (const key of storedKeys(readings))
    if (key.startsWith(prefixOf(place)) || !isOffered(key, offered)) removeStored(key)
  for (const tribe of tribes) writeStored(`${prefixOf(place)}${tribe.id}`, JSON.stringify(tribe))
}

/** What is kept of a unit and a month, the richest first; undefined: nothing. */
export function keptFortunes(place: Kept): { content: Tribe[] } | undefined {
  const tribes = storedKeys(prefixOf(place)).flatMap((key) => tribeIn(readStored(key)) ?? [])
  if (tribes.length === 0) return undefined
  return { content: tribes.toSorted((one, other) => other.fortune - one.fortune || one.id - other.id) }
}

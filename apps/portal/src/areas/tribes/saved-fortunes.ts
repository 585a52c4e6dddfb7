import { tribeColors, tribeSymbols, type Tribe } from '@the-house/domain'
import { readings, readStored, removeStored, storedKeys, writeStored } from '../../device/storage.ts'

interface Kept {
  unity: number
  /** The id of the period: `2026-03`, or `2026`. */
  period: string
}

const prefixOf = ({ unity, period }: Kept) => `${readings}${unity}.${period}.`

function tribeIn(stored: string | null): Tribe | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const [id, name, fortune] = ['id', 'name', 'fortune'].map((field): unknown => Reflect.get(value, field))
    const symbol = tribeSymbols.find((one) => one === Reflect.get(value, 'symbol'))
    const color = tribeColors.find((one) => one === Reflect.get(value, 'color'))
    const isWhole = typeof id === 'number' && typeof name === 'string' && typeof fortune === 'number'
    return isWhole && symbol && color ? { id, name, fortune, symbol, color } : null
  } catch {
    return null
  }
}

/** Whether the period of a cache key can still be chosen, in any unit. */
function isOffered(key: string, offered: readonly string[]): boolean {
  const [, period = ''] = key.slice(readings.length).split('.')
  return offered.includes(period)
}

/**
 * Caches the fortunes of the tribes of a unit and a period for the next visit, one item per tribe; replaces the old
 * ones of that period, and deletes those of periods that cannot be chosen any more.
 */
export function saveFortunes(place: Kept, tribes: readonly Tribe[], offered: readonly string[]): void {
  for (const key of storedKeys(readings))
    if (key.startsWith(prefixOf(place)) || !isOffered(key, offered)) removeStored(key)
  for (const tribe of tribes) writeStored(`${prefixOf(place)}${tribe.id}`, JSON.stringify(tribe))
}

/** Loads the cached fortunes of a unit and a period, sorted in descending order; undefined where there are none. */
export function loadFortunes(place: Kept): { content: Tribe[] } | undefined {
  const tribes = storedKeys(prefixOf(place)).flatMap((key) => tribeIn(readStored(key)) ?? [])
  if (tribes.length === 0) return undefined
  return { content: tribes.toSorted((one, other) => other.fortune - one.fortune || one.id - other.id) }
}

import { limits } from '@the-house/domain'
import type { MessageKey } from '@the-house/i18n'

const yearMs = limits.messageAheadDays * 86_400_000

/** What is wrong with the time at which a message goes out; null is now. */
export function momentError(value: unknown, now: number): MessageKey | undefined {
  if (value === null) return undefined
  if (value === '') return 'validation.required'
  const at = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) ? Date.parse(value) : Number.NaN
  if (Number.isNaN(at)) return 'validation.date'
  if (at <= now) return 'messages.when.past'
  return at > now + yearMs ? 'messages.when.far' : undefined
}

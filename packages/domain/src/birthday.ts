import { limits } from './limits.ts'
import { text } from './validation.ts'

const shape = /^(\d{2})\/(\d{2})\/(\d{4})$/
const oldest = 120

/** Parses DD/MM/YYYY into YYYY-MM-DD; null where the calendar has no such day. */
export function dayOf(typed: string): string | null {
  const [, day, month, year] = shape.exec(typed) ?? []
  if (!day || !month || !year) return null
  const iso = `${year}-${month}-${day}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}

/** Formats YYYY-MM-DD as DD/MM/YYYY. */
export const dayText = (iso: string): string => iso.split('-').toReversed().join('/')

/** Whether a day is a plausible date of birth: not after `now`, and not before anyone alive was born. */
function isBirthday(typed: string, now: Date): boolean {
  const iso = dayOf(typed)
  if (!iso) return false
  const born = new Date(`${iso}T00:00:00Z`)
  return born < now && now.getUTCFullYear() - born.getUTCFullYear() <= oldest
}

/** A day of birth, DD/MM/YYYY. */
export const birthday = () =>
  text()
    .max(limits.birthdayMax, 'validation.birthday')
    .test('birthday', 'validation.birthday', (value) => !value || isBirthday(value, new Date()))

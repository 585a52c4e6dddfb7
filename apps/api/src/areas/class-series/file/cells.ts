import { dayOf } from '@the-house/domain'
import { fold } from '../../../reading/fold.ts'

/** The days of the week from Sunday on, in English and in Portuguese; three letters and more of them are understood. */
const weekdays: readonly (readonly string[])[] = [
  ['sunday', 'domingo'],
  ['monday', 'segunda-feira'],
  ['tuesday', 'terca-feira'],
  ['wednesday', 'quarta-feira'],
  ['thursday', 'quinta-feira'],
  ['friday', 'sexta-feira'],
  ['saturday', 'sabado'],
]

/** The abbreviations of the days of the week from Sunday on, as a file has them. */
export const weekdayNames = weekdays.map(([english = '']) => english.slice(0, 3))

function weekdayOf(word: string): number | undefined {
  if (/^[0-6]$/.test(word)) return Number(word)
  const found = weekdays.findIndex((names) => names.some((name) => word.length > 2 && name.startsWith(word)))
  return found < 0 ? undefined : found
}

/** Reads days of the week such as `mon, wed`, `seg e qua` or `1 3`; undefined: one of them is none. */
export function readWeekdays(cell: string): number[] | undefined {
  const words = fold(cell)
    .split(/[\s,;/+]+/)
    .filter((word) => word !== '' && word !== 'e' && word !== 'and')
  const days = words.flatMap((word) => weekdayOf(word) ?? [])
  return days.length === words.length ? days : undefined
}

/** Reads a time such as 19:00, 9:30, 19h or 19h30. */
export function readTime(cell: string): string | undefined {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[:h](\d\d)(?::00)?|h)$/i.exec(cell) ?? []
  const time = `${hours.padStart(2, '0')}:${minutes}`
  return hours !== '' && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : undefined
}

/** Reads a day such as 2027-02-01 or 01/02/2027. */
export function readDay(cell: string): string | undefined {
  const day = dayOf(cell) ?? cell
  const at = new Date(`${day}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
    ? day
    : undefined
}

/** Reads a whole number within bounds. */
export function readNumber(cell: string, [least, most]: readonly [number, number]): number | undefined {
  const number = /^\d{1,6}$/.test(cell) ? Number(cell) : NaN
  return number >= least && number <= most ? number : undefined
}

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'sim', 's'])
const no = new Set(['', 'no', 'n', 'false', '0', 'nao'])

/** Reads a yes or a no; an empty cell is a no. */
export function readYes(cell: string): boolean | undefined {
  const word = fold(cell)
  return yes.has(word) ? true : no.has(word) ? false : undefined
}

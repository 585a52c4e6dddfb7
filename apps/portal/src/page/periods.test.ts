import { expect, it } from 'vitest'
import { formatMonth, periodsAt } from './periods.ts'

const ids = (now: string, zone = 'America/Sao_Paulo') => periodsAt(new Date(now), zone).map(({ id }) => id)

it('offers six months, the running one first, and the running year', () => {
  expect(ids('2026-08-15T12:00:00Z')).toEqual([
    '2026-08', '2026-07', '2026-06', '2026-05', '2026-04', '2026-03', '2026',
  ]) // oxfmt-ignore
})

it('goes back over the end of a year', () => {
  expect(ids('2026-02-15T12:00:00Z')).toEqual([
    '2026-02', '2026-01', '2025-12', '2025-11', '2025-10', '2025-09', '2026',
  ]) // oxfmt-ignore
})

it('takes the month from the calendar of the unit', () => {
  expect(ids('2026-03-01T02:00:00Z')[0]).toBe('2026-02')
  expect(ids('2026-03-01T02:00:00Z', 'Europe/Lisbon')[0]).toBe('2026-03')
  expect(ids('2026-01-01T02:00:00Z').at(-1)).toBe('2025')
})

it('ends a month on its last day, in a leap year too', () => {
  const days = periodsAt(new Date('2028-03-10T12:00:00Z'), 'UTC').map((one) => `${one.start_date} ${one.end_date}`)
  expect(days.slice(0, 3)).toEqual(['2028-03-01 2028-03-31', '2028-02-01 2028-02-29', '2028-01-01 2028-01-31'])
  expect(days.at(-1)).toBe('2028-01-01 2028-12-31')
})

it('names a month in the language on show', () => {
  expect(formatMonth('2026-03-01', 'en')).toBe('March 2026')
  expect(formatMonth('2026-03-01', 'pt')).toBe('Março de 2026')
})

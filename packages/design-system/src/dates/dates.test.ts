import { expect, it } from 'vitest'
import { formatMoment, formatWeekdayAndDate } from './dates.ts'

const instant = '2026-03-02T01:05:00Z'

it('writes a moment as DD/MM/YYYY and hours of 24, by the clock of the time zone', () => {
  expect(formatMoment(instant, 'America/Recife')).toBe('01/03/2026 22:05')
})

it('names the day of the week in the language, and writes the date alike in all', () => {
  const written = ['en', 'pt'].map((language) => formatWeekdayAndDate(instant, 'UTC', language))
  expect(written).toEqual(['Monday, 02/03/2026', 'segunda-feira, 02/03/2026'])
})

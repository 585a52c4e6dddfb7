import { expect, it } from 'vitest'
import { formatMoment, formatTime, formatWeekday } from './clock.ts'

it('shows the hour of the unit on a clock of 24 hours', () => {
  expect(formatTime('2026-03-02T03:05:00Z', 'America/Sao_Paulo')).toBe('00:05')
  expect(formatTime('2026-03-02T21:30:00Z', 'Europe/Lisbon')).toBe('21:30')
})

it('names the day of the week of the unit in the language on show', () => {
  expect(formatWeekday('2026-03-02T01:30:00Z', 'America/Sao_Paulo', 'en')).toBe('Sunday')
  expect(formatWeekday('2026-03-02T01:30:00Z', 'Europe/Lisbon', 'pt')).toBe('segunda-feira')
})

it('puts the day of the unit before its hour', () => {
  expect(formatMoment('2026-03-02T01:30:00Z', 'America/Sao_Paulo')).toBe('01/03/2026 22:30')
})

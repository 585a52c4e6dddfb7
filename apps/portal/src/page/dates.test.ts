import { expect, it } from 'vitest'
import { formatDate } from './dates.ts'

it('shows the day as DD/MM/YYYY in the time zone of the unit, not of the device', () => {
  expect(formatDate('2026-03-02T01:30:00Z', 'America/Sao_Paulo')).toBe('01/03/2026')
  expect(formatDate('2026-03-02T01:30:00Z', 'Europe/Lisbon')).toBe('02/03/2026')
})

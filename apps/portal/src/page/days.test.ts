import { expect, it } from 'vitest'
import { longDay, todayIn } from './days.ts'

it('today is the day of the unit, where UTC is a day ahead or behind', () => {
  const now = Date.parse('2026-03-02T01:30:00Z')
  expect(todayIn('America/Sao_Paulo', now)).toBe('2026-03-01')
  expect(todayIn('Asia/Tokyo', now)).toBe('2026-03-02')
})

it('a day in words is that day, whatever the time zone of the device', () => {
  expect(longDay('2026-03-02', 'en')).toBe('Monday, 02/03/2026')
  expect(longDay('2026-03-02', 'pt')).toBe('segunda-feira, 02/03/2026')
})

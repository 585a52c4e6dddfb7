import { expect, it } from 'vitest'
import { secondsOfNight, secondsUntilMail } from './quiet.ts'

const [minute, hour] = [60, 3600]

it.each([
  ['at noon', 'America/Sao_Paulo', '2026-03-02T15:00:00Z', 0],
  ['at 08:00', 'America/Sao_Paulo', '2026-03-02T11:00:00Z', 0],
  ['a minute before', 'America/Sao_Paulo', '2026-03-02T10:59:00Z', minute],
  ['at 20:59', 'America/Sao_Paulo', '2026-03-02T23:59:00Z', 0],
  ['at 21:00', 'America/Sao_Paulo', '2026-03-03T00:00:00Z', 11 * hour],
  ['at midnight', 'America/Sao_Paulo', '2026-03-03T03:00:00Z', 8 * hour],
  ['in the night that is an hour shorter', 'Europe/Lisbon', '2026-03-28T22:00:00Z', 9 * hour],
  ['in the night that is an hour longer', 'Europe/Lisbon', '2026-10-24T21:00:00Z', 11 * hour],
])('%s in %s mails wait for the morning', (_when, zone, now, seconds) => {
  expect(secondsOfNight(new Date(now), zone)).toBe(seconds)
})

it('a mail that would be ready in the night waits for the morning after it', () => {
  const atTenToNine = new Date('2026-03-02T23:50:00Z')
  expect(secondsUntilMail(new Date('2026-03-02T15:00:00Z'), 'America/Sao_Paulo')).toBe(10 * minute)
  expect(secondsUntilMail(atTenToNine, 'America/Sao_Paulo')).toBe(11 * hour + 10 * minute)
})

import * as fc from 'fast-check'
import { wallTimeToInstant } from '@the-house/domain'
import { expect, it } from 'vitest'
import { instantToZoned, zonedToInstant } from './zoned-time.ts'

const saoPaulo = 'America/Sao_Paulo'

it('knows when the clocks of the school show a time', () => {
  expect(zonedToInstant('2027-03-05', '08:30', saoPaulo)).toBe('2027-03-05T11:30:00.000Z')
  expect(zonedToInstant('2027-03-05', '23:30', saoPaulo)).toBe('2027-03-06T02:30:00.000Z')
})

it('knows what the clocks of the school show', () => {
  expect(instantToZoned('2027-03-06T02:30:00.000Z', saoPaulo)).toEqual({ day: '2027-03-05', time: '23:30' })
})

it.each(['2027-03-27', '2027-03-28', '2027-03-29', '2027-10-30', '2027-10-31', '2027-11-01'])(
  'comes back to the same clock on %s, when clocks change',
  (day) => {
    for (const time of ['00:30', '04:00', '12:00', '23:59'])
      expect(instantToZoned(zonedToInstant(day, time, 'Europe/Lisbon'), 'Europe/Lisbon')).toEqual({ day, time })
  },
)

it.each([
  ['Europe/Lisbon', '2026-03-29', '01:30', '2026-03-29T01:30:00.000Z'],
  ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
  ['America/Sao_Paulo', '2018-11-04', '00:00', '2018-11-04T03:00:00.000Z'],
  ['Europe/Lisbon', '2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
  ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
])('takes the offset before a gap, and the first of two times: in %s on %s at %s', (zone, day, time, instant) => {
  expect(zonedToInstant(day, time, zone)).toBe(instant)
})

it('comes back to the same clock in every zone, but for a time that is skipped: that is shown later', () => {
  const zones = ['America/Sao_Paulo', 'Europe/Lisbon', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe']
  const minutes = fc.integer({ min: Date.UTC(2015, 0, 1) / 60_000, max: Date.UTC(2035, 0, 1) / 60_000 })
  fc.assert(
    fc.property(fc.constantFrom(...zones), minutes, (zone, at) => {
      const wall = new Date(at * 60_000).toISOString()
      const [day, time] = [wall.slice(0, 10), wall.slice(11, 16)]
      const back = instantToZoned(zonedToInstant(day, time, zone), zone)
      const late = Date.parse(`${back.day}T${back.time}Z`) - at * 60_000
      expect(late).toBeGreaterThanOrEqual(0)
      expect(late).toBeLessThanOrEqual(3_600_000)
      expect(wallTimeToInstant(day, time, zone).shift === 'GAP').toBe(late > 0)
    }),
  )
})

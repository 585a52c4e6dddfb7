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

import { localTimeOf, wallTimeToInstant } from '@the-house/domain'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockIn } from '../testing/clock-in.ts'

const minute = 60_000

describe('a local time', () => {
  it.each([
    ['Asia/Kathmandu', '2026-03-08', '06:15', '2026-03-08T00:30Z'],
    ['Asia/Kathmandu', '2026-03-08', '05:30', '2026-03-07T23:45Z'],
    ['America/Sao_Paulo', '2026-11-01', '00:00', '2026-11-01T03:00Z'],
    ['UTC', '2026-03-08', '02:30', '2026-03-08T02:30Z'],
    ['Pacific/Kiritimati', '2026-03-08', '13:59', '2026-03-07T23:59Z'],
    ['Europe/Lisbon', '2026-03-29', '00:59', '2026-03-29T00:59Z'],
    ['Europe/Lisbon', '2026-03-29', '02:00', '2026-03-29T01:00Z'],
    ['Europe/Lisbon', '2026-10-25', '00:59', '2026-10-24T23:59Z'],
    ['Europe/Lisbon', '2026-10-25', '02:00', '2026-10-25T02:00Z'],
    ['America/New_York', '2026-03-08', '03:00', '2026-03-08T07:00Z'],
    ['America/New_York', '2026-11-01', '02:00', '2026-11-01T07:00Z'],
    ['America/Sao_Paulo', '2018-11-03', '23:59', '2018-11-04T02:59Z'],
    ['America/Sao_Paulo', '2018-11-04', '01:00', '2018-11-04T03:00Z'],
    ['America/Sao_Paulo', '2018-02-18', '00:00', '2018-02-18T03:00Z'],
  ])('in %s on %s at %s is %s', (zone, day, time, instant) => {
    expect(wallTimeToInstant(day, time, zone)).toEqual({ instant: new Date(instant), shift: 'NONE' })
  })

  it.each([
    ['Europe/Lisbon', '2026-03-29', '01:30', '2026-03-29T01:30Z', '02:30'],
    ['America/New_York', '2026-03-08', '02:00', '2026-03-08T07:00Z', '03:00'],
    ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30Z', '03:30'],
    ['America/Sao_Paulo', '2018-11-04', '00:00', '2018-11-04T03:00Z', '01:00'],
    ['America/Sao_Paulo', '2018-11-04', '00:59', '2018-11-04T03:59Z', '01:59'],
    ['Australia/Lord_Howe', '2025-10-05', '02:15', '2025-10-04T15:45Z', '02:45'],
    ['Pacific/Chatham', '2025-09-28', '02:50', '2025-09-27T14:05Z', '03:50'],
  ])('that %s skips on %s, %s, takes the offset before the gap', (zone, day, time, instant, shown) => {
    const found = wallTimeToInstant(day, time, zone)
    expect(found).toEqual({ instant: new Date(instant), shift: 'GAP' })
    expect(localTimeOf(found.instant, zone)).toEqual({ day, time: shown })
  })

  it.each([
    ['Europe/Lisbon', '2026-10-25', '01:30', '2026-10-25T00:30Z'],
    ['America/New_York', '2026-11-01', '01:00', '2026-11-01T05:00Z'],
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30Z'],
    ['America/Sao_Paulo', '2018-02-17', '23:30', '2018-02-18T01:30Z'],
    ['Australia/Lord_Howe', '2025-04-06', '01:45', '2025-04-05T14:45Z'],
  ])('that %s has twice on %s, %s, is the first of the two', (zone, day, time, instant) => {
    expect(wallTimeToInstant(day, time, zone)).toEqual({ instant: new Date(instant), shift: 'OVERLAP' })
  })

  it('has the next day’s date where a zone skips a whole day', () => {
    const { instant, shift } = wallTimeToInstant('2011-12-30', '12:00', 'Pacific/Apia')
    expect(shift).toBe('GAP')
    expect(localTimeOf(instant, 'Pacific/Apia')).toEqual({ day: '2011-12-31', time: '12:00' })
  })

  it('is read with seconds, as the database writes it', () => {
    const { instant } = wallTimeToInstant('2026-03-08', '18:30:00', 'Europe/Lisbon')
    expect(instant).toEqual(new Date('2026-03-08T18:30Z'))
  })

  it.each([
    ['2026-13-01', '10:00', 'Europe/Lisbon'],
    ['2026-03-08', '25:00', 'Europe/Lisbon'],
    ['2026-03-08', '10:00', 'Europe/Nowhere'],
  ])('%s %s in %s is refused', (day, time, zone) => {
    expect(() => wallTimeToInstant(day, time, zone)).toThrow(RangeError)
  })
})

/** Days with a clock change: by an hour, half an hour or a day; at night, at midnight, and just before it. */
const changes = [
  ['America/Sao_Paulo', '2018-11-04'],
  ['America/Sao_Paulo', '2018-02-18'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Europe/Lisbon', '2026-03-29'],
  ['Europe/Lisbon', '2026-10-25'],
  ['America/Nuuk', '2025-03-30'],
  ['Atlantic/Azores', '2026-03-29'],
  ['Australia/Lord_Howe', '2025-04-06'],
  ['Australia/Lord_Howe', '2025-10-05'],
  ['Pacific/Chatham', '2025-09-28'],
  ['Pacific/Apia', '2011-12-30'],
] as const
const near = fc
  .tuple(fc.constantFrom(...changes), fc.integer({ min: -1440, max: 2 * 1440 }))
  .map(([[zone, around], off]) => ({ zone, at: Date.parse(around) + off * minute }))
const anywhere = fc.record({
  zone: fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC'),
  at: fc.integer({ min: 27_000_000, max: 31_000_000 }).map((minutes) => minutes * minute),
})

const quarter = 15 * minute
/** From 15 hours before to 15 hours after, since no zone is further from UTC; all offsets are quarters of an hour. */
const around = (at: number) => Array.from({ length: 121 }, (_, index) => at + (index - 60) * quarter)

it('is the first instant at which the clocks show it, or is shifted by exactly what they skip', () => {
  fc.assert(
    fc.property(fc.oneof(near, anywhere), ({ zone, at }) => {
      const [day = '', time = ''] = new Date(at).toISOString().slice(0, 16).split('T')
      const { instant, shift } = wallTimeToInstant(day, time, zone)
      const shownAt = clockIn(zone)
      const matching = around(at).filter((candidate) => shownAt(candidate) === at)
      expect(shift).toBe((['GAP', 'NONE', 'OVERLAP'] as const)[matching.length])
      expect(instant.getTime()).toBe(matching[0] ?? instant.getTime())
      const jumps = () => around(at).map((each) => shownAt(each) - shownAt(each - quarter) - quarter)
      expect(shownAt(instant.getTime())).toBe(at + (shift === 'GAP' ? Math.max(...jumps()) : 0))
    }),
    { numRuns: 300 },
  )
})

it('is what the clocks of any zone show at an instant', () => {
  fc.assert(
    fc.property(fc.oneof(near, anywhere), ({ zone, at }) => {
      const { day, time } = localTimeOf(new Date(at), zone)
      expect(Date.parse(`${day}T${time}Z`)).toBe(clockIn(zone)(at))
    }),
    { numRuns: 500 },
  )
})

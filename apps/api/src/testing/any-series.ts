import * as fc from 'fast-check'
import type { Period, SeriesDays } from '@the-house/domain'
import type { SeriesTimes } from '../timetable/occurrences.ts'

const dayMs = 86_400_000

/** The day some days after another, YYYY-MM-DD. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** Any period that begins within some days of a day and lasts up to some days. */
export const anyPeriod = (from: string, within: number, length: number): fc.Arbitrary<Period> =>
  fc.tuple(fc.nat(within), fc.nat(length)).map(([start, days]) => ({
    first_day: dayAfter(from, start),
    last_day: dayAfter(from, start + days),
  }))

/** Any days of a series that begins on a day. */
export const seriesFrom = (first_day: string): fc.Arbitrary<SeriesDays> =>
  fc.record({
    first_day: fc.constant(first_day),
    last_day: fc.nat(366).map((days) => dayAfter(first_day, days)),
    weekdays: fc.uniqueArray(fc.nat(6), { minLength: 1 }),
    every_weeks: fc.integer({ min: 1, max: 4 }),
  })

/** Any holidays before, in and after a series that begins on a day. */
export const holidaysAround = (first_day: string): fc.Arbitrary<Period[]> =>
  fc.array(anyPeriod(dayAfter(first_day, -20), 400, 20), { maxLength: 8 })

/** Days and hours that clocks skip or show twice, by an hour, at night and at midnight; and a zone without any. */
const changes = [
  ['America/Sao_Paulo', '2018-02-17', 23],
  ['America/Sao_Paulo', '2018-11-04', 0],
  ['Europe/Lisbon', '2026-03-29', 1],
  ['Europe/Lisbon', '2026-10-25', 1],
  ['America/New_York', '2026-03-08', 2],
  ['America/New_York', '2026-11-01', 1],
  ['Asia/Kathmandu', '2026-03-08', 2],
] as const

const timeAt = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16)

/** Any series on the weekday of a clock change soon after its first day, in most cases at the hour of the change. */
export const anySeries: fc.Arbitrary<{ series: SeriesTimes; holidays: Period[] }> = fc
  .tuple(fc.constantFrom(...changes), fc.nat(60))
  .chain(([[time_zone, day, hour], daysBefore]) => {
    const first_day = dayAfter(day, -daysBefore)
    const inHour = fc.nat(59).map((minutes) => timeAt(hour * 60 + minutes))
    const times = fc.record({
      start_time: fc.oneof({ weight: 2, arbitrary: inHour }, fc.nat(1439).map(timeAt)),
      // A day has 23 hours where clocks go forward: a longer class would run into that of the next day.
      minutes: fc.integer({ min: 1, max: 23 * 60 }),
      time_zone: fc.constant(time_zone),
    })
    return fc.tuple(seriesFrom(first_day), times, holidaysAround(first_day)).map(([days, rest, holidays]) => ({
      series: { ...days, ...rest, weekdays: days.weekdays.concat(new Date(day).getUTCDay()) },
      holidays,
    }))
  })

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anySeries } from '../testing/any-series.ts'
import { clockIn } from '../testing/clock-in.ts'
import { localDaysOf } from '@the-house/domain'
import { occurrencesOf } from './occurrences.ts'

const [minute, hour] = [60_000, 3_600_000]
const everyDay = [0, 1, 2, 3, 4, 5, 6]

/** A daily series in the three days around a clock change, as `start/end shift`. */
function aroundChange(time_zone: string, [first_day, last_day]: [string, string], start_time: string, minutes = 60) {
  const series = { first_day, last_day, weekdays: everyDay, every_weeks: 1, start_time, minutes, time_zone }
  return occurrencesOf(series, []).map(
    ({ start_date, end_date, shift }) =>
      `${start_date.toISOString().slice(5, 16)}/${end_date.toISOString().slice(5, 16)} ${shift}`,
  )
}

describe('the classes of a series', () => {
  it('keep the local time over both clock changes of Lisbon', () => {
    const evening = aroundChange('Europe/Lisbon', ['2026-03-28', '2026-03-29'], '18:30')
    expect(evening).toEqual(['03-28T18:30/03-28T19:30 NONE', '03-29T17:30/03-29T18:30 NONE'])
    expect(aroundChange('Europe/Lisbon', ['2026-03-28', '2026-03-30'], '01:30')).toEqual([
      '03-28T01:30/03-28T02:30 NONE',
      '03-29T01:30/03-29T02:30 GAP',
      '03-30T00:30/03-30T01:30 NONE',
    ])
    expect(aroundChange('Europe/Lisbon', ['2026-10-24', '2026-10-26'], '01:30')).toEqual([
      '10-24T00:30/10-24T01:30 NONE',
      '10-25T00:30/10-25T01:30 OVERLAP',
      '10-26T01:30/10-26T02:30 NONE',
    ])
  })

  it('keep the local time over both clock changes of New York', () => {
    expect(aroundChange('America/New_York', ['2026-03-07', '2026-03-09'], '02:30')).toEqual([
      '03-07T07:30/03-07T08:30 NONE',
      '03-08T07:30/03-08T08:30 GAP',
      '03-09T06:30/03-09T07:30 NONE',
    ])
    expect(aroundChange('America/New_York', ['2026-10-31', '2026-11-02'], '01:30')).toEqual([
      '10-31T05:30/10-31T06:30 NONE',
      '11-01T05:30/11-01T06:30 OVERLAP',
      '11-02T06:30/11-02T07:30 NONE',
    ])
  })

  it('last as long in a night in which the clocks change as in any other', () => {
    // By the clocks from 01:30 to 03:30, and from 00:30 to 01:00.
    expect(aroundChange('America/New_York', ['2026-03-08', '2026-03-08'], '01:30')).toEqual([
      '03-08T06:30/03-08T07:30 NONE',
    ])
    expect(aroundChange('America/New_York', ['2026-11-01', '2026-11-01'], '00:30', 90)).toEqual([
      '11-01T04:30/11-01T06:00 NONE',
    ])
  })

  it('begin at one o’clock where midnight is skipped', () => {
    expect(aroundChange('America/Sao_Paulo', ['2018-11-03', '2018-11-05'], '00:00')).toEqual([
      '11-03T03:00/11-03T04:00 NONE',
      '11-04T03:00/11-04T04:00 GAP',
      '11-05T02:00/11-05T03:00 NONE',
    ])
  })

  it('of 23 hours end when that of the next day begins, where the day has 23 hours', () => {
    expect(aroundChange('Europe/Lisbon', ['2026-03-28', '2026-03-29'], '12:00', 23 * 60)).toEqual([
      '03-28T12:00/03-29T11:00 NONE',
      '03-29T11:00/03-30T10:00 NONE',
    ])
  })
})

it('any class starts at the local time of its day, an hour later if that is skipped, and lasts its minutes', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(anySeries, ({ series, holidays }) => {
      const classes = occurrencesOf(series, holidays)
      const shownAt = clockIn(series.time_zone)
      const found = classes.map(({ local_day, start_date, end_date, shift }) => {
        seen.add(`${series.time_zone} ${shift}`)
        const start = start_date.getTime()
        const shown = Date.parse(`${local_day}T${series.start_time}Z`) + (shift === 'GAP' ? hour : 0)
        const matching = [-hour, 0, hour].filter((off) => shownAt(start + off) === shown)
        return { local_day, matching, lasts: end_date.getTime() - start }
      })
      const expected = localDaysOf(series, holidays).map((local_day, index) => ({
        local_day,
        matching: classes[index]?.shift === 'OVERLAP' ? [0, hour] : [0],
        lasts: series.minutes * minute,
      }))
      expect(found).toEqual(expected)
    }),
    { numRuns: 300 },
  )
  // The generated series have met both kinds of clock change in every zone that has them.
  expect(Array.from(seen).toSorted()).toEqual([
    'America/New_York GAP',
    'America/New_York NONE',
    'America/New_York OVERLAP',
    'America/Sao_Paulo GAP',
    'America/Sao_Paulo NONE',
    'America/Sao_Paulo OVERLAP',
    'Asia/Kathmandu NONE',
    'Europe/Lisbon GAP',
    'Europe/Lisbon NONE',
    'Europe/Lisbon OVERLAP',
  ])
})

it('any two classes of a series never overlap', () => {
  fc.assert(
    fc.property(anySeries, ({ series, holidays }) => {
      const classes = occurrencesOf(series, holidays)
      const overlapping = classes.filter(({ start_date }, index) => {
        const earlier = classes[index - 1]
        return earlier !== undefined && earlier.end_date > start_date
      })
      expect(overlapping).toEqual([])
    }),
    { numRuns: 200 },
  )
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter, holidaysAround, seriesFrom } from '../testing/any-series.ts'
import { localDaysOf } from '@the-house/domain'

const [sunday, monday, wednesday] = [0, 1, 3]
/** The first day is a Wednesday. */
const january = { first_day: '2026-01-07', last_day: '2026-02-03', weekdays: [monday, wednesday], every_weeks: 1 }

describe('the days of a series', () => {
  it('are its weekdays from the first day to the last, in order', () => {
    expect(localDaysOf(january, [])).toEqual([
      '2026-01-07',
      '2026-01-12',
      '2026-01-14',
      '2026-01-19',
      '2026-01-21',
      '2026-01-26',
      '2026-01-28',
      '2026-02-02',
    ])
  })

  it('are in every second week, counted from the Monday of the first day’s week', () => {
    const days = localDaysOf({ ...january, every_weeks: 2 }, [])
    expect(days).toEqual(['2026-01-07', '2026-01-19', '2026-01-21', '2026-02-02'])
  })

  it('count a Sunday to the week of the Monday before it', () => {
    const series = { ...january, first_day: '2026-01-11', weekdays: [sunday, monday], every_weeks: 2 }
    expect(localDaysOf(series, [])).toEqual(['2026-01-11', '2026-01-19', '2026-01-25', '2026-02-02'])
  })

  it('leave out holidays, their first and last day included, and count their weeks all the same', () => {
    const holidays = [
      { first_day: '2026-01-12', last_day: '2026-01-19' },
      { first_day: '2026-01-28', last_day: '2026-01-28' },
    ]
    expect(localDaysOf(january, holidays)).toEqual(['2026-01-07', '2026-01-21', '2026-01-26', '2026-02-02'])
    expect(localDaysOf({ ...january, every_weeks: 2 }, holidays)).toEqual(['2026-01-07', '2026-01-21', '2026-02-02'])
  })

  it('are none without weekdays, or where the last day is before the first', () => {
    expect(localDaysOf({ ...january, weekdays: [] }, [])).toEqual([])
    expect(localDaysOf({ ...january, last_day: '2026-01-05' }, [])).toEqual([])
  })

  it('are at most a year’s: from a first day to the 366th after it', () => {
    const daily = { ...january, weekdays: [0, 1, 2, 3, 4, 5, 6] }
    expect(localDaysOf({ ...daily, last_day: dayAfter(daily.first_day, 366) }, [])).toHaveLength(367)
    expect(() => localDaysOf({ ...daily, last_day: dayAfter(daily.first_day, 367) }, [])).toThrow(RangeError)
    expect(() => localDaysOf({ ...daily, last_day: 'soon' }, [])).toThrow(RangeError)
  })
})

const anyFirstDay = fc.nat(12 * 365).map((days) => dayAfter('2016-01-01', days))

it('any day is one of the series exactly if weekday, week and holidays say so, and once', () => {
  fc.assert(
    fc.property(
      anyFirstDay.chain((day) => fc.tuple(seriesFrom(day), holidaysAround(day))),
      ([series, holidays]) => {
        const expected: string[] = []
        let week = 0
        for (let day = series.first_day; day <= series.last_day; day = dayAfter(day, 1)) {
          const weekday = new Date(day).getUTCDay()
          if (weekday === monday && day > series.first_day) week++
          const isHoliday = holidays.some(({ first_day, last_day }) => day >= first_day && day <= last_day)
          const isWanted = series.weekdays.includes(weekday) && week % series.every_weeks === 0
          if (isWanted && !isHoliday) expected.push(day)
        }
        expect(localDaysOf(series, holidays)).toEqual(expected)
      },
    ),
  )
})

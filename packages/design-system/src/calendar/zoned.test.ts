import { describe, expect, it } from 'vitest'
import type { CalendarEntry } from './entry.ts'
import { byDay, dayAfter, openHours, openingHour, zoned } from './zoned.ts'

const entryOf = (start: string, end: string): CalendarEntry => ({
  id: 1,
  name: 'Conversation',
  kind: 'classroom',
  start,
  end,
  note: '',
})

describe('zoned', () => {
  it('is the day and the clock of the time zone, not of UTC', () => {
    expect(zoned('2026-03-02T01:30:00Z', 'America/Sao_Paulo')).toEqual({ day: '2026-03-01', minutes: 22 * 60 + 30 })
  })

  it('follows the clocks into summer and back', () => {
    expect(zoned('2026-03-29T00:59:00Z', 'Europe/Lisbon').minutes).toBe(59)
    expect(zoned('2026-03-29T01:00:00Z', 'Europe/Lisbon').minutes).toBe(120)
    expect(zoned('2026-10-25T00:30:00Z', 'Europe/Lisbon').minutes).toBe(90)
    expect(zoned('2026-10-25T01:30:00Z', 'Europe/Lisbon').minutes).toBe(90)
  })
})

it('counts days over a change of the clocks, a month and a leap day', () => {
  expect(dayAfter('2026-03-28', 2)).toBe('2026-03-30')
  expect(dayAfter('2026-10-26', -7)).toBe('2026-10-19')
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29')
})

it('puts what begins on a day under it, in order of time', () => {
  const late = { ...entryOf('2026-03-30T21:00:00Z', '2026-03-30T22:00:00Z'), id: 2 }
  const early = entryOf('2026-03-30T08:00:00Z', '2026-03-30T09:00:00Z')
  const days = byDay([late, early], { first: '2026-03-29', length: 7, timeZone: 'Europe/Lisbon' })
  expect(days).toHaveLength(7)
  expect(days[1]).toEqual({ day: '2026-03-30', entries: [early, late] })
  expect(days[0]?.entries).toEqual([])
})

it('opens as early and as late as something happens, until midnight where it goes beyond', () => {
  const zone = 'America/Sao_Paulo'
  expect(openHours([], zone)).toEqual({ from: 8, to: 18 })
  expect(openHours([entryOf('2026-03-02T10:15:00Z', '2026-03-02T11:00:00Z')], zone)).toEqual({ from: 7, to: 18 })
  expect(openHours([entryOf('2026-03-02T23:30:00Z', '2026-03-03T00:15:00Z')], zone)).toEqual({ from: 8, to: 22 })
  expect(openHours([entryOf('2026-03-03T02:30:00Z', '2026-03-03T03:30:00Z')], zone)).toEqual({ from: 0, to: 24 })
})

describe('a time grid opens', () => {
  const week = { first: '2026-03-02', length: 7, timeZone: 'America/Sao_Paulo' } as const
  const at = (now: string, days: Parameters<typeof openingHour>[0] = week) => openingHour(days, Date.parse(now), 8)

  it('an hour before the present, by the clock of the time zone', () => {
    expect(at('2026-03-04T22:40:00Z')).toBe(18)
    expect(at('2026-03-04T22:40:00Z', { ...week, timeZone: 'Asia/Kathmandu' })).toBe(8)
    // Sunday, 23:30 in São Paulo; in Kathmandu it is Monday of the next week.
    expect(at('2026-03-09T02:30:00Z')).toBe(22)
    expect(at('2026-03-09T02:30:00Z', { ...week, timeZone: 'Asia/Kathmandu' })).toBe(8)
  })

  it('at its first hour in the early morning and on days without the present', () => {
    expect(at('2026-03-04T09:00:00Z')).toBe(8)
    expect(at('2026-03-10T22:40:00Z')).toBe(8)
    expect(at('2026-03-01T22:40:00Z')).toBe(8)
    expect(at('2026-03-04T22:40:00Z', { ...week, first: '2026-03-05', length: 1 })).toBe(8)
  })
})

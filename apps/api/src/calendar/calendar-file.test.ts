import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCalendar } from '../testing/read-calendar.ts'
import { calendarFile } from './calendar-file.ts'
import type { CalendarClass } from './class-event.ts'

const now = new Date('2026-03-02T12:00:00Z')
const context = { publicUrl: 'https://house.example.com' }
const talk: CalendarClass = {
  id: 7,
  name: 'Small talk',
  room: 'Blue room',
  teacher: 'Ana Reis',
  start_date: new Date('2026-03-20T22:30:00Z'),
  end_date: new Date('2026-03-20T23:30:00Z'),
  cancelled_at: null,
  revision: 0,
  updated_at: null,
}

/** The text that a calendar file can represent. */
const shown = (given: string) => given.replaceAll(/\r\n?/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, ' ')

describe('a calendar file', () => {
  it('says what, where, with whom and when, in UTC', () => {
    const { lines, events } = readCalendar(calendarFile([talk], context))
    expect(lines).toMatchObject({ VERSION: '2.0', METHOD: 'PUBLISH', 'X-WR-CALNAME': 'The House' })
    expect(lines['PRODID']).toMatch(/.+/)
    expect(events).toEqual([
      {
        uid: 'class-7@house.example.com',
        sequence: 0,
        stamp: new Date(0),
        changed: undefined,
        start: talk.start_date,
        end: talk.end_date,
        summary: 'Small talk',
        location: 'Blue room',
        description: 'Ana Reis',
        url: 'https://house.example.com/schedules',
        status: 'CONFIRMED',
        organizer: undefined,
        attendees: [],
        isRepeated: false,
      },
    ])
  })

  it('marks what is cancelled under the same name, as later than what was read before', () => {
    const [event] = readCalendar(
      calendarFile([{ ...talk, cancelled_at: now, updated_at: now, revision: 3 }], context),
    ).events
    expect(event).toMatchObject({
      uid: 'class-7@house.example.com',
      status: 'CANCELLED',
      sequence: 3,
      stamp: now,
      changed: '20260302T120000Z',
    })
  })

  it('is the same text at each reading, until the class changes', () => {
    const once = calendarFile([talk], context)
    expect(calendarFile([{ ...talk }], context)).toBe(once)
    expect(calendarFile([{ ...talk, updated_at: now }], context)).not.toBe(once)
  })

  it('is a calendar without classes too', () => {
    expect(readCalendar(calendarFile([], context)).events).toEqual([])
  })

  it('keeps every rule of lines and texts, whatever stands in a name', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 200 })
    const marks = fc.string({
      unit: fc.constantFrom('\\', ';', ',', '\n', '"', ':', ' ', 'n', 'á', '🏠', '\u0007'),
      maxLength: 200,
    })
    // U+FFFD is the result of a character cut in half, as which the reader reports it.
    const text = fc.oneof(words, marks).filter((some) => !some.includes('\u{FFFD}'))
    fc.assert(
      fc.property(text, text, text, (name, room, teacher) => {
        const { events } = readCalendar(calendarFile([{ ...talk, name, room, teacher }, talk], context))
        expect(events).toHaveLength(2)
        expect(events[0]).toMatchObject({ summary: shown(name), location: shown(room), description: shown(teacher) })
      }),
      { numRuns: 300 },
    )
  })

  it('says instants to the second', () => {
    const second = fc.integer({ min: 0, max: 4_000_000_000 })
    fc.assert(
      fc.property(second, fc.integer({ min: 1, max: 100_000 }), (from, long) => {
        const [start_date, end_date] = [new Date(from * 1000), new Date((from + long) * 1000)]
        const [event] = readCalendar(calendarFile([{ ...talk, start_date, end_date }], context)).events
        expect(event).toMatchObject({ start: start_date, end: end_date })
      }),
    )
  })
})

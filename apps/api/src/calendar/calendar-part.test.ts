import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCalendar } from '../testing/read-calendar.ts'
import type { CalendarClass } from './class-event.ts'
import { calendarFile } from './calendar-file.ts'
import { calendarPart } from './calendar-part.ts'

const now = new Date('2026-03-02T12:00:00Z')
const context = { clock: () => now, publicUrl: 'https://house.example.com' }
const talk: CalendarClass = {
  id: 7,
  name: 'Small talk',
  room: 'Blue room',
  teacher: 'Ana Reis',
  start_date: new Date('2026-03-20T22:30:00Z'),
  end_date: new Date('2026-03-20T23:30:00Z'),
  cancelled_at: null,
  revision: 2,
  updated_at: null,
}
const ze = { name: 'Zé: “the” "boss", Ação', address: 'ze@example.com' }
const parties = { organizer: 'house@example.com', attendee: ze }

it('a changed class is a request to its reader alone, who has accepted it and is asked nothing', () => {
  const { method, content } = calendarPart(talk, parties, context)
  const { lines, events } = readCalendar(content)
  expect([method, lines['METHOD']]).toEqual(['REQUEST', 'REQUEST'])
  expect(events).toEqual([
    {
      ...readCalendar(calendarFile([talk], context)).events[0],
      sequence: 2,
      stamp: now,
      status: 'CONFIRMED',
      organizer: 'mailto:house@example.com',
      attendees: [{ ...ze, answer: 'ACCEPTED', asked: 'FALSE' }],
      isRepeated: false,
    },
  ])
})

it('a cancelled class is cancelled for everybody, a released place for its reader alone', () => {
  const cancelled = calendarPart({ ...talk, cancelled_at: now, revision: 3 }, parties, context)
  const released = calendarPart(talk, { ...parties, released: true }, context)
  const [all, one] = [cancelled, released].map(({ content }) => readCalendar(content))
  expect([cancelled.method, released.method]).toEqual(['CANCEL', 'CANCEL'])
  expect([all?.lines['METHOD'], one?.lines['METHOD']]).toEqual(['CANCEL', 'CANCEL'])
  expect(all?.events).toMatchObject([{ uid: 'class-7@house.example.com', sequence: 3, status: 'CANCELLED' }])
  expect(one?.events).toMatchObject([{ uid: 'class-7@house.example.com', sequence: 2, status: undefined }])
})

it('keeps to one attendee, whatever stands in the name', () => {
  // U+FFFD is the result of a character cut in half, as which the reader reports it.
  const name = fc.string({ unit: 'grapheme', minLength: 1 }).filter((some) => !some.includes('\u{FFFD}'))
  const hostile = fc.constantFrom('Eve\r\nATTENDEE:mailto:other@example.com', '"', '^n', ';:,', '\u0007')
  fc.assert(
    fc.property(fc.oneof(name, hostile), (given) => {
      const { content } = calendarPart(talk, { ...parties, attendee: { ...ze, name: given } }, context)
      const attendees = readCalendar(content).events.flatMap((event) => event.attendees)
      expect(attendees).toMatchObject([{ name: given.replaceAll(/\p{Cc}/gu, ' '), address: 'ze@example.com' }])
    }),
  )
})

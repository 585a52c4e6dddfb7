import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wallTime } from '../../calendar/wall-time.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { readCalendar } from '../../testing/read-calendar.ts'
import { addClass, addUnity } from '../../testing/unit.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

/**
 * Time zones with a clock change near an instant: by an hour or half an hour, at night or at midnight, forward and
 * back.
 */
const changes: readonly (readonly [zone: string, around: string])[] = [
  ['America/Sao_Paulo', '2019-02-17T02:00Z'],
  ['America/Sao_Paulo', '2018-11-04T03:00Z'],
  ['America/Sao_Paulo', '2026-10-18T03:00Z'],
  ['America/New_York', '2026-03-08T07:00Z'],
  ['America/New_York', '2026-11-01T06:00Z'],
  ['Europe/Lisbon', '2026-03-29T01:00Z'],
  ['Europe/Lisbon', '2026-10-25T01:00Z'],
  ['America/Santiago', '2025-04-06T03:00Z'],
  ['America/Santiago', '2025-09-07T04:00Z'],
  ['America/Havana', '2025-11-02T05:00Z'],
  ['Australia/Lord_Howe', '2025-04-05T15:00Z'],
  ['Australia/Lord_Howe', '2025-10-04T15:30Z'],
  ['Pacific/Chatham', '2025-09-27T14:00Z'],
  ['Asia/Kathmandu', '2026-03-02T12:00Z'],
  ['Pacific/Kiritimati', '2026-03-02T12:00Z'],
]

/** Parses a text such as `20/03/2026 … 18:30 (GMT-4)` back to its instant. */
function instantIn(words: string): Date {
  const found = /(\d\d)\/(\d\d)\/(\d{4}).*?(\d\d:\d\d) \(GMT([+-]\d+)(?::(\d\d))?\)/.exec(words)
  if (!found) throw new Error(`No instant in: ${words}`)
  const [, date, month, year, time, hours = '', minutes = '0'] = found
  const ahead = Math.abs(Number(hours)) * hour + Number(minutes) * minute
  const shown = new Date(`${year}-${month}-${date}T${time}:00Z`).getTime()
  return new Date(shown - (hours.startsWith('-') ? -ahead : ahead))
}

it('a class’s time in words names its instant, in every time zone, in both languages', () => {
  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
  const anywhere = fc.tuple(zone, fc.integer({ min: 27_000_000, max: 31_000_000 }))
  const near = fc.tuple(fc.constantFrom(...changes), fc.integer({ min: -2000, max: 2000 }))
  const place = fc.oneof(
    anywhere,
    near.map(([[name, around], off]): [string, number] => [name, Date.parse(around) / minute + off]),
  )
  fc.assert(
    fc.property(place, fc.constantFrom('en' as const, 'pt' as const), ([time_zone, minutes], language) => {
      const at = new Date(minutes * minute)
      const { weekday, date, time, offset } = wallTime(at, time_zone, language)
      expect(instantIn(`${date}, ${time} (${offset})`)).toEqual(at)
      const long = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: time_zone })
      expect(weekday).toBe(long.format(at))
    }),
    { numRuns: 500 },
  )
})

const byTime = (one: number, other: number) => one - other

/** The day on a wall clock in a time zone. */
const dayIn = (timeZone: string, at: number) =>
  new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)

const daysAfter = (date: string, days: number) => new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

describe.each(changes)('in %s around %s', (zone, around) => {
  let [holder, waiter]: Visitor[] = []
  let unity_id: number
  const change = Date.parse(around)
  beforeAll(async () => {
    context.wait(change - 30 * day - context.clock().getTime())
    unity_id = await addUnity(context.db, zone)
    ;[holder, waiter] = await Promise.all([context.arrive({ unity_id }), context.arrive({ unity_id })])
  })

  it('the calendar call, the mail, the notification and the calendar file say the same instant', async () => {
    if (!holder || !waiter) throw new Error('Nobody has come.')
    // Every half hour around the change, so that the repeated or skipped hour is included.
    for (let start = change - 90 * minute; start <= change + 90 * minute; start += 30 * minute) {
      const at = new Date(start)
      const students = [holder.user.id]
      const waiting = [waiter.user.id]
      const times = { start: at.toISOString(), minutes: 30 }
      const id = await addClass(context.db, { unity_id, ...times, max_students: 1, students, waiting })
      await holder.remove(`/schedules/${id}`)
      const { body } = await waiter.get(`/schedules?start_week=${dayIn(zone, start)}`)
      const shown = body.classes.find((one: Json) => one.id === id)
      expect(shown).toMatchObject({ scheduled: true, start_date: at.toISOString() })
      const told = (await waiter.get('/session/notifications?size=1')).body.content[0]
      expect(instantIn(told.message)).toEqual(at)
      const file = await context.server.inject({
        url: `/api/v1/schedules/${id}/calendar`,
        headers: { authorization: waiter.token },
      })
      expect(readCalendar(file.body).events).toMatchObject([{ start: at, end: new Date(start + 30 * minute) }])
    }
    const written = (await context.mails()).filter(({ address }) => address === waiter?.user.email)
    const feed = await waiter.get('/me/calendar')
    const { body } = await context.server.inject({ url: new URL(feed.body.url).pathname })
    const instants = readCalendar(body).events.map(({ start }) => start.getTime())
    expect(written.map(({ text }) => instantIn(text).getTime()).toSorted(byTime)).toEqual(instants)
    expect(instants).toHaveLength(7)
  })

  it('each class is in the seven days that the clocks of the unit show it in, and in no others', async () => {
    if (!holder) throw new Error('Nobody has come.')
    const starts = Array.from({ length: 48 }, (_, index) => change + (index - 24) * 30 * minute)
    for (const start of starts) {
      await addClass(context.db, { unity_id, start: new Date(start).toISOString(), name: 'Counted' })
    }
    const shownOn = new Map<number, number>()
    for (const weeks of [-1, 0, 1]) {
      const first = daysAfter(dayIn(zone, change), weeks * 7)
      const { body } = await holder.get(`/schedules?start_week=${first}`)
      for (const { name, start_date } of body.classes) {
        if (name !== 'Counted') continue
        const at = Date.parse(start_date)
        shownOn.set(at, (shownOn.get(at) ?? 0) + 1)
        expect(dayIn(zone, at) >= first && dayIn(zone, at) < daysAfter(first, 7)).toBe(true)
      }
    }
    expect(Array.from(shownOn.keys()).toSorted(byTime)).toEqual(starts)
    expect(new Set(shownOn.values())).toEqual(new Set([1]))
  })
})

import { describe, expect, it } from 'vitest'
import { Random } from '../random.ts'
import { accounts } from './accounts.ts'
import { bookings } from './bookings.ts'
import { crowd } from './crowd.ts'
import { units } from './places.ts'
import { timetable } from './timetable.ts'
import { inWeekOf } from './wall-clock.ts'

const people = [...accounts, ...crowd(new Random(7), accounts.length)]
const teachers = people.filter(({ profile }) => profile === 'TEACHER')
const areDistinct = (list: unknown[]) => new Set(list).size === list.length

describe('a time of the week', () => {
  it('is that of the clocks of the place, in the week that it is there', () => {
    const monday = { weekday: 0, time: '09:30' }
    // Still Sunday evening in Manaus, Monday morning in UTC.
    const now = new Date('2026-03-09T03:59:59Z')
    expect(inWeekOf(now, 'America/Manaus', monday).toISOString()).toBe('2026-03-02T13:30:00.000Z')
    expect(inWeekOf(now, 'America/Sao_Paulo', monday).toISOString()).toBe('2026-03-09T12:30:00.000Z')
    expect(inWeekOf(now, 'America/Manaus', { weekday: 13, time: '17:00' }).toISOString()).toBe(
      '2026-03-15T21:00:00.000Z',
    )
  })

  it('keeps to the clocks when they change within the week', () => {
    const sunday = inWeekOf(new Date('2026-03-25T12:00:00Z'), 'Europe/Lisbon', { weekday: 6, time: '17:00' })
    expect(sunday.toISOString()).toBe('2026-03-29T16:00:00.000Z')
  })
})

const unitsOf = (
  rows: { user_id: number; class_id: number }[],
  unitOf: (id: number) => number | undefined,
  user: number,
) => new Set(rows.filter(({ user_id }) => user_id === user).map(({ class_id }) => unitOf(class_id)))

// Each part of a week, and the turn of a year.
describe.each(['2026-03-09', '2026-03-11', '2026-03-14', '2026-03-15', '2026-12-31'])('in the week of %s', (date) => {
  const now = new Date(`${date}T15:00:00Z`)
  const classes = timetable(units, teachers, now).map((row, index) => ({ ...row, id: index + 1 }))
  const shown = { classes: 3, waits: true }
  const { booked, waiting } = bookings({ classes, people, random: new Random(11), now, shown })
  const countIn = (id: number) => booked.filter(({ class_id }) => class_id === id).length
  const unitOf = (id: number) => classes[id - 1]?.unity_id

  it('every unit offers classes, and no teacher has two at once', () => {
    for (const { id } of units) {
      expect(classes.filter(({ unity_id }) => unity_id === id).length).toBeGreaterThanOrEqual(7)
    }
    expect(areDistinct(classes.map(({ teacher_id, start_date }) => `${teacher_id} ${start_date.getTime()}`))).toBe(true)
    for (const { teacher_id, unity_id } of classes) {
      expect(people.find(({ id }) => id === teacher_id)?.units).toContain(unity_id)
    }
  })

  it('online classes, and they alone, have an at-sign and an address', () => {
    for (const { short_name, url } of classes) expect(short_name.startsWith('@')).toBe(url !== null)
    for (const { id } of units) {
      const own = classes.filter(({ unity_id }) => unity_id === id)
      expect(own.some(({ url }) => url !== null)).toBe(true)
      expect(own.some(({ url }) => url === null)).toBe(id !== 4)
    }
  })

  it('students alone have booked classes, of each own unit, and none is overfull', () => {
    for (const { id, profile, units: own } of people) {
      expect(unitsOf(booked, unitOf, id)).toEqual(new Set(profile === 'STUDENT' ? own : []))
    }
    for (const { id, max_students } of classes) expect(countIn(id)).toBeLessThanOrEqual(max_students)
    expect(areDistinct(booked.map(({ class_id, user_id }) => `${class_id} ${user_id}`))).toBe(true)
    expect(booked.filter(({ booked_at }) => booked_at > now)).toEqual([])
  })

  it('every unit has a full class that people wait for, none of whom has a place in it', () => {
    const waitedFor = new Set(waiting.map(({ class_id }) => class_id))
    expect(new Set(Array.from(waitedFor, unitOf))).toEqual(new Set(units.map(({ id }) => id)))
    for (const id of waitedFor) expect(countIn(id)).toBe(classes[id - 1]?.max_students)
    const all = [...booked, ...waiting].map(({ class_id, user_id }) => `${class_id} ${user_id}`)
    expect(areDistinct(all)).toBe(true)
    expect(waiting.filter(({ user_id }) => user_id === 1)).toHaveLength(2)
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPeriod, dayAfter, seriesFrom } from '../testing/any-series.ts'
import { localDaysOf } from '@the-house/domain'
import { reconcile } from './reconcile.ts'

interface Row {
  id: number
  local_day: string
  own_fields: string[]
  cancelled: boolean
}

const row = (id: number, local_day: string, own: Partial<Row> = {}): Row => ({
  id,
  local_day,
  own_fields: [],
  cancelled: false,
  ...own,
})
const mondays = [row(1, '2026-01-05'), row(2, '2026-01-12'), row(3, '2026-01-19')]

describe('saving a series', () => {
  it('creates all days of a new one', () => {
    const days = ['2026-01-05', '2026-01-12']
    expect(reconcile([], days, '2026-01-01')).toEqual({ keep: [], create: days, remove: [] })
  })

  it('changes nothing before its day, neither rows nor days without one', () => {
    const days = ['2026-01-01', '2026-01-12', '2026-01-26']
    expect(reconcile(mondays, days, '2026-01-12')).toEqual({ keep: [mondays[1]], create: ['2026-01-26'], remove: [3] })
  })

  it('with another weekday removes the rows of the old one and creates those of the new one', () => {
    const tuesdays = ['2026-01-06', '2026-01-13', '2026-01-20']
    expect(reconcile(mondays, tuesdays, '2026-01-12')).toEqual({
      keep: [],
      create: ['2026-01-13', '2026-01-20'],
      remove: [2, 3],
    })
  })

  it('keeps the row of a day with fields of its own, or cancelled, instead of creating a second one', () => {
    const rows = [row(1, '2026-01-05', { own_fields: ['start_date'] }), row(2, '2026-01-12', { cancelled: true })]
    expect(reconcile(rows, ['2026-01-05', '2026-01-12'], '2026-01-05')).toEqual({ keep: rows, create: [], remove: [] })
  })

  it('names rows with fields of their own, or cancelled, whose day it no longer has', () => {
    const rows = [row(1, '2026-01-05', { own_fields: ['teacher_id'] }), row(2, '2026-01-12', { cancelled: true })]
    expect(reconcile(rows, [], '2026-01-05')).toEqual({ keep: [], create: [], remove: [1, 2] })
  })
})

const first = '2026-01-07'
const anyEdit = fc.record({
  series: seriesFrom(first),
  holidays: fc.array(anyPeriod(first, 366, 20), { maxLength: 5 }),
  from_day: fc.integer({ min: -5, max: 370 }).map((days) => dayAfter(first, days)),
  /** Removed rows are cancelled, as those with bookings, or deleted. */
  cancels: fc.boolean(),
  /** What happens to single rows before the next edit. */
  touched: fc.array(
    fc.record({
      nth: fc.nat(400),
      own_fields: fc.subarray(['start_date', 'teacher_id', 'room_id']),
      cancelled: fc.boolean(),
    }),
    { maxLength: 5 },
  ),
})

it('over any edits each day has one row for ever, and rows before the day of an edit never change', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { minLength: 1, maxLength: 8 }), (edits) => {
      let rows: Row[] = []
      let ids = 0
      const dayOf = new Map<number, string>()
      for (const { series, holidays, from_day, cancels, touched } of edits) {
        const before = rows
        const isEarlier = ({ local_day }: Row) => local_day < from_day
        const wanted = localDaysOf(series, holidays)
        const { keep, create, remove } = reconcile(before, wanted, from_day)

        const removed = new Set(remove)
        expect(keep.length + removed.size).toBe(before.filter((each) => !isEarlier(each)).length)
        expect(keep.filter((each) => !before.includes(each))).toEqual([])
        const left = before.flatMap((each) => {
          if (!removed.has(each.id)) return [each]
          return cancels ? [{ ...each, cancelled: true }] : []
        })
        rows = left.concat(create.map((local_day) => row(++ids, local_day)))

        expect(rows.filter(isEarlier)).toEqual(before.filter(isEarlier))
        const later = rows.filter((each) => !isEarlier(each) && !removed.has(each.id))
        expect(later.map(({ local_day }) => local_day).toSorted()).toEqual(wanted.filter((day) => day >= from_day))
        expect(new Set(rows.map(({ local_day }) => local_day)).size).toBe(rows.length)
        expect(rows.filter(({ id, local_day }) => (dayOf.get(id) ?? local_day) !== local_day)).toEqual([])
        for (const { id, local_day } of rows) dayOf.set(id, local_day)
        for (const { nth, ...own } of touched)
          rows = rows.map((each, index) => (index === nth % rows.length ? { ...each, ...own } : each))
        // Saving the same once more, with every row in place, changes nothing.
        const again = reconcile(rows, wanted, from_day)
        expect(again.create).toEqual([])
        expect(again.remove).toEqual(cancels ? rows.filter(({ id }) => removed.has(id)).map(({ id }) => id) : [])
      }
    }),
  )
})

import { describe, expect, it } from 'vitest'
import { askedSlot, holidaysOn, slotOf } from './slot.ts'

describe('slotOf', () => {
  it('is the day and the clock of the time zone', () => {
    const [start, end] = [new Date('2026-03-24T01:30:00Z'), new Date('2026-03-24T02:45:00Z')]
    expect(slotOf(start, end, 'America/Sao_Paulo')).toEqual({ day: '2026-03-23', time: '22:30', minutes: 75 })
  })

  it('counts elapsed minutes in a night in which the clocks change', () => {
    const [start, end] = [new Date('2026-03-29T00:30:00Z'), new Date('2026-03-29T01:30:00Z')]
    expect(slotOf(start, end, 'Europe/Lisbon')).toEqual({ day: '2026-03-29', time: '00:30', minutes: 60 })
  })
})

it('takes a click for an hour, and what was drawn as it is', () => {
  const slot = { day: '2026-03-23', time: '09:00', minutes: 15 }
  expect(askedSlot(slot, 15).minutes).toBe(60)
  expect(askedSlot({ ...slot, minutes: 30 }, 15).minutes).toBe(30)
})

it('names the holidays of a day, from the first to the last', () => {
  const holidays = [{ id: 1, name: 'Easter', first_day: '2026-04-03', last_day: '2026-04-05' }]
  expect(['2026-04-02', '2026-04-03', '2026-04-05', '2026-04-06'].map((day) => holidaysOn(day, holidays))).toEqual([
    [],
    ['Easter'],
    ['Easter'],
    [],
  ])
})

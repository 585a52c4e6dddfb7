import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ScheduleClass } from '@the-house/domain'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeApi, type Reply } from '../../testing/fake-api.ts'
import { openPage, signedInAs, userOf } from '../../testing/open-page.tsx'
import { classOf } from './testing/class-of.ts'

const call = (first: string) => `GET /schedules?start_week=${first}`
const at = (start: string, changes: Partial<ScheduleClass> = {}) =>
  classOf(1, {
    start_date: start,
    end_date: new Date(Date.parse(start) + 3_600_000).toISOString(),
    ...changes,
  })
const next = 'No class is left this week, so this is next week.'

let school: FakeApi
/** Signs in a student of a unit in a time zone, at an instant. */
function arrive(now: string, time_zone = 'America/Sao_Paulo') {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  const user = { ...userOf(), unity: { id: 1, name: 'Centro', time_zone } }
  localStorage.setItem('the-house.user', JSON.stringify(user))
  school.on('GET /me', user)
}
beforeEach(() => {
  signedInAs()
  school = new FakeApi().open()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// Each at an instant whose day of the week differs between the zone and UTC.
describe.each([
  ['America/Sao_Paulo', '2026-03-09T02:00:00Z', '2026-03-02', '2026-03-09'],
  ['America/New_York', '2026-03-09T03:30:00Z', '2026-03-02', '2026-03-09'],
  ['Europe/Lisbon', '2026-10-25T23:30:00Z', '2026-10-19', '2026-10-26'],
  ['Asia/Kathmandu', '2026-03-08T18:30:00Z', '2026-03-09', '2026-03-16'],
])('in %s at %s', (zone, now, week, after) => {
  const later = new Date(Date.parse(now) + 60_000).toISOString()
  beforeEach(() => {
    arrive(now, zone)
    school.on(call(after), { classes: [] })
  })

  it('the screen opens on the week of the unit’s calendar while a class of it is ahead', async () => {
    school.on(call(week), { classes: [at(later, { name: 'The last one' })] })
    await openPage('/schedules?view=list')
    expect(await screen.findByText('The last one')).toBeDefined()
    expect(screen.queryByText(next)).toBeNull()
    expect(school.count(call(after))).toBe(0)
  })

  it('opens on the next week, and says so, once the last class has begun', async () => {
    school.on(call(week), { classes: [at(now, { name: 'The last one' })] })
    await openPage('/schedules?view=list')
    expect(await screen.findByText(next)).toBeDefined()
    await waitFor(() => expect(school.count(call(after))).toBe(1))
    expect(location.search).toBe('?view=list')
    await userEvent.click(screen.getByRole('button', { name: 'Show this week' }))
    expect(await screen.findByText('The last one')).toBeDefined()
    expect(location.search).toContain(`start_week=${week}`)
    expect(screen.queryByText(next)).toBeNull()
  })
})

it('shows neither filters nor classes before it is known whether the next week is shown instead', async () => {
  arrive('2026-03-08T15:00:00Z')
  const { promise, resolve } = Promise.withResolvers<Reply>()
  school.on(call('2026-03-02'), () => promise).on(call('2026-03-09'), { classes: [at('2026-03-10T13:00:00Z')] })
  await openPage('/schedules?view=list')
  expect(await screen.findByRole('radio', { name: 'List' })).toBeDefined()
  expect(screen.queryByRole('combobox')).toBeNull()
  resolve({ body: { classes: [] } })
  expect(await screen.findByText('Class 1')).toBeDefined()
  expect(screen.getByRole('combobox')).toBeDefined()
  expect(screen.getByText(next)).toBeDefined()
})

it('shows the week that the address names, though nothing is left of it', async () => {
  arrive('2026-03-06T15:00:00Z')
  school.on(call('2026-03-02'), { classes: [at('2026-03-03T13:00:00Z')] })
  for (const asked of ['start_week=2026-03-02', 'day=2026-03-04']) {
    await openPage(`/schedules?view=list&${asked}`)
    expect((await screen.findAllByText('Class 1')).length).toBeGreaterThan(0)
    expect(screen.queryByText(next)).toBeNull()
  }
  expect(school.count(call('2026-03-09'))).toBe(0)
})

it('shows a day of today, and lists today first with the days before folded', async () => {
  arrive('2026-03-04T15:00:00Z')
  const [tuesday, wednesday] = ['2026-03-03T22:00:00Z', '2026-03-04T22:00:00Z']
  school.on(call('2026-03-02'), { classes: [at(tuesday, { id: 2, name: 'Before' }), at(wednesday)] })
  await openPage('/schedules?view=list')
  expect(await screen.findByText('Class 1')).toBeDefined()
  expect(screen.queryByText('Before')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Earlier this week: 1 class' }))
  expect(screen.getByRole('button', { name: /Before.*Over/ })).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: 'Day' }))
  expect(await screen.findByText('Wednesday, 04/03/2026')).toBeDefined()
  expect(location.search).toContain('day=2026-03-04')
})

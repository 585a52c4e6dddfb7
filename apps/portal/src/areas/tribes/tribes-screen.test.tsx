import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ledgerCall, pageOf, signedInWith } from '../../testing/dashboard-api.ts'
import { FakeApi } from '../../testing/fake-api.ts'
import { openPage, signedInAs, signedOut } from '../../testing/open-page.tsx'

const badge = { symbol: 'bell', color: 'sky' }
const names = ['Hearth', 'Lantern', 'Keystone', 'Threshold', 'Rafters', 'Ivy', 'Weathervane']
const ranking = (first: number) => ({
  content: names.map((name, index) => ({ id: index + 1, name, fortune: first - index * 10, ...badge })),
})
const march = 'GET /tribes?start_date=2026-03-01&end_date=2026-03-31'
const february = 'GET /tribes?start_date=2026-02-01&end_date=2026-02-28'
const year = 'GET /tribes?start_date=2026-01-01&end_date=2026-12-31'
const earned = { id: 1, amount: 10, reason: 'TOPIC', title: 'Family', created_at: '2026-03-02T01:30:00Z' }

let school: FakeApi
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-15T12:00:00Z') })
  localStorage.clear()
  signedOut()
  signedInWith({ tribe: { id: 3, name: 'Keystone', ...badge } })
  school = new FakeApi()
    .on(march, ranking(900))
    .on(february, ranking(500))
    .on(year, ranking(1400))
    .on('GET /tribes/seasons', { current: null, past: [] })
    .on(ledgerCall(1), pageOf([earned], { size: 8, balance: 120 }))
    .open()
})
afterEach(() => {
  vi.useRealTimers()
})

const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((head) => head.textContent)

it('ranks the seven tribes of the running month, the richest first, and marks the own one', async () => {
  await openPage('/tribes')
  const table = await screen.findByRole('table', { name: 'Ranking of March 2026' })
  expect(rows(table)).toEqual([
    'Hearth', 'Lantern', 'KeystoneYour tribe', 'Threshold', 'Rafters', 'Ivy', 'Weathervane',
  ]) // oxfmt-ignore
  // What counts up beside it is for the eye alone.
  expect(within(table).getByRole('cell', { name: '900' })).toBeDefined()
})

it.each([
  ['February 2026', '2026-02', '500'],
  ['The year 2026', '2026', '1,400'],
])('shows %s when it is chosen, and has it in the address', async (label, id, richest) => {
  await openPage('/tribes')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Period' }), label)
  const table = await screen.findByRole('table', { name: `Ranking of ${label}` })
  expect(within(table).getByRole('cell', { name: richest })).toBeDefined()
  expect(location.search).toBe(`?period=${id}`)
})

it('offers six months and the year', async () => {
  await openPage('/tribes')
  const period = await screen.findByRole('combobox', { name: 'Period' })
  const options = within(period).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'March 2026', 'February 2026', 'January 2026', 'December 2025', 'November 2025', 'October 2025', 'The year 2026',
  ]) // oxfmt-ignore
})

it('shows at once what is cached of the unit and the month, and what is new after it', async () => {
  const kept = { id: 7, name: 'Weathervane', fortune: 77, ...badge }
  localStorage.setItem('the-house.tribes.1.2026-03.7', JSON.stringify(kept))
  localStorage.setItem('the-house.tribes.1.2026-03.1', JSON.stringify({ id: 1, name: 'Hearth', fortune: 88, ...badge }))
  localStorage.setItem(
    'the-house.tribes.2.2026-03.2',
    JSON.stringify({ id: 2, name: 'Lantern', fortune: 99, ...badge }),
  )
  localStorage.setItem('the-house.tribes.1.2026-03.4', 'broken')
  const waiting = Promise.withResolvers<object>()
  school.on(march, () => waiting.promise)
  await openPage('/tribes')
  expect(rows(await screen.findByRole('table'))).toEqual(['Hearth', 'Weathervane'])
  waiting.resolve({ body: ranking(900) })
  await waitFor(() => expect(rows(screen.getByRole('table'))).toHaveLength(7))
  expect(localStorage.getItem('the-house.tribes.1.2026-03.7')).toBe(JSON.stringify({ ...kept, fortune: 840 }))
})

it('deletes what is cached of a month that is not offered any more, and of a tribe that is gone', async () => {
  const kept = ['1.2026-03.8', '1.2026-02.1', '2.2025-10.1', '1.2025-09.1', '1.2025.1'].map(
    (key) => `the-house.tribes.${key}`,
  )
  for (const key of kept) localStorage.setItem(key, JSON.stringify({ id: 8, name: 'Ivy', fortune: 70 }))
  await openPage('/tribes')
  await waitFor(() => expect(localStorage.getItem('the-house.tribes.1.2026-03.7')).not.toBeNull())
  expect(kept.filter((key) => localStorage.getItem(key) !== null)).toEqual(kept.slice(1, 3))
})

it('shows the running season with the days that are left and its ranking, and who won the past ones', async () => {
  const days = { first_day: '2026-03-01', last_day: '2026-03-20' }
  const winners = [{ id: 6, name: 'Ivy', fortune: 700, ...badge }]
  school.on('GET /tribes/seasons', {
    current: { id: 1, name: 'Autumn', ...days, days_left: 5, ...ranking(300) },
    past: [
      { id: 2, name: 'Summer', first_day: '2026-01-01', last_day: '2026-01-31', winners },
      { id: 3, name: 'Spring', first_day: '2025-10-01', last_day: '2025-10-31', winners: [] },
    ],
  })
  await openPage('/tribes')
  const season = within(await screen.findByRole('region', { name: 'Season Autumn' }))
  expect(season.getByText(/5 days left/)).toBeDefined()
  expect(rows(season.getByRole('table', { name: 'Ranking of the season Autumn' }))).toHaveLength(7)
  const past = within(screen.getByRole('region', { name: 'Winners of past seasons' }))
  expect(past.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Summer.*Ivy.*with 700 dollars/),
    expect.stringMatching(/Spring.*Nothing was earned/),
  ])
})

it('lists the own dollars and what earned them', async () => {
  await openPage('/tribes')
  const dollars = within(await screen.findByRole('region', { name: 'My dollars' }))
  expect(await dollars.findByText('Family')).toBeDefined()
  expect(dollars.getByText('120 dollars')).toBeDefined()
})

it('says so to a student who is in no tribe, and ranks the tribes all the same', async () => {
  signedInAs()
  await openPage('/tribes')
  expect(await screen.findByText('You are in no tribe yet. As soon as you are, yours is marked here.')).toBeDefined()
  expect(await screen.findByRole('table')).toBeDefined()
  expect(screen.queryByText('Your tribe')).toBeNull()
})

it('offers another try when the school does not answer and nothing is cached', async () => {
  school.refuse(march, 500)
  await openPage('/tribes')
  const again = await screen.findByRole('button', { name: 'Try again' })
  school.on(march, ranking(900))
  await userEvent.click(again)
  expect(await screen.findByRole('table')).toBeDefined()
})

it.each(['TEACHER', 'AUTODIDACT'] as const)('is closed to a %s', async (profile) => {
  signedInAs(profile)
  await openPage('/tribes')
  await waitFor(() => expect(location.pathname).toBe('/login'))
  expect(school.count(march)).toBe(0)
})

import { createI18n } from '@the-house/i18n'
import { expect, it } from 'vitest'
import { allRoutes, loadStaffRoutes } from '../app/routes.ts'
import { userOf } from '../testing/open-page.tsx'
import { staffTours } from './staff-tours.ts'
import { stepsFor } from './tour-steps.ts'
import { learnerTours, tours } from './tour-table.ts'

it.each(Object.entries(learnerTours))('has two to five stops on %s, fewer of them for teachers', (_, stops) => {
  expect(stops.length).toBeGreaterThanOrEqual(2)
  expect(stops.length).toBeLessThanOrEqual(5)
  const reduced = stops.filter(({ permission }) => permission === 'signedIn')
  expect(reduced.length).toBeGreaterThan(0)
  expect(reduced.length).toBeLessThan(stops.length)
})

it.each(Object.entries(staffTours))(
  'has one to three stops on %s, which teachers and administrators have',
  (_, stops) => {
    expect(stops.length).toBeGreaterThan(0)
    expect(stops.length).toBeLessThanOrEqual(3)
  },
)

it('has a tour for every screen of the route table, and no tour without a screen', async () => {
  await createI18n({ language: 'en' })
  await loadStaffRoutes()
  const rows = Object.entries(allRoutes()).flatMap(([name, row]) => ('screen' in row ? [{ name, tour: row.tour }] : []))
  expect(rows.filter(({ tour }) => tour === null)).toEqual([])
  expect(new Set(rows.map(({ tour }) => tour))).toEqual(new Set(Object.keys(tours)))
})

it('goes without the stops that are not on the page', () => {
  expect(stepsFor('books', userOf())).toEqual([])
})

import { expect, it } from 'vitest'
import { userOf } from '../testing/open-page.tsx'
import { tourNames } from './flags.ts'
import { stepsFor } from './tour-steps.ts'
import { tours } from './tour-table.ts'

it.each(tourNames)('has three to five stops on %s, fewer of them for teachers', (name) => {
  const { stops } = tours[name]
  expect(stops.length).toBeGreaterThanOrEqual(3)
  expect(stops.length).toBeLessThanOrEqual(5)
  const reduced = stops.filter(({ permission }) => permission === 'signedIn')
  expect(reduced.length).toBeGreaterThan(0)
  expect(reduced.length).toBeLessThan(stops.length)
})

it('goes without the stops that are not on the page', () => {
  expect(stepsFor('books', userOf())).toEqual([])
})

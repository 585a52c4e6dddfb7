import { screen, waitFor } from '@testing-library/react'
import { workKinds, workLinks } from '@the-house/domain'
import { expect, it } from 'vitest'
import { fullApi, signedInWith } from '../../../testing/dashboard-api.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { places } from '../../../testing/timetable-api.ts'

/** Filters that the screen applies itself, to a list that it has in whole. */
const ownFilters = new Set(['days'])

it.each(workKinds)('the number of %s leads to a screen that asks for what was counted', async (kind) => {
  signedInWith({ admin: true }, 'TEACHER')
  const api = fullApi().on('GET /timetable/places', places).open()
  const { pathname, search, searchParams } = new URL(workLinks[kind], 'https://school.example')
  await openPage(`${pathname}${search}`)
  expect(location.pathname).toBe(pathname)
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
  expect(screen.queryByText('This page does not exist')).toBeNull()
  const filters = Array.from(searchParams).filter(([name]) => !ownFilters.has(name))
  await waitFor(() => {
    const asked = api.asked.map(({ path }) => new URL(path, location.origin).searchParams)
    const isAsked = asked.some((query) => filters.every(([name, value]) => query.get(name) === value))
    expect(filters.length === 0 || isAsked).toBe(true)
  })
})

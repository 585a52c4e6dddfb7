import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeApi } from '../../testing/fake-api.ts'
import { openPage, signedInAs, userOf } from '../../testing/open-page.tsx'
import { classOf } from './testing/class-of.ts'

const week = '2099-03-23'
const open = `/schedules?start_week=${week}&view=list`

// The signed-in student is in chapter 3.
const classes = [
  classOf(1, { level_from: 2, level_to: 3 }),
  classOf(2, { level_from: 4, room: 'Blue Room' }),
  classOf(3, { short_name: '@HALL' }),
]
let school: FakeApi
beforeEach(() => {
  signedInAs()
  school = new FakeApi().open().on(`GET /schedules?start_week=${week}`, { classes })
})
afterEach(() => vi.unstubAllGlobals())

const names = () => screen.queryAllByText(/^Class \d$/).map(({ textContent }) => textContent)
const place = () => screen.getByRole('combobox', { name: 'Place' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('shows the classes of one’s own level, with how many they are, and keeps that in the address', async () => {
  await openPage(open)
  expect(await screen.findByText('3 classes')).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: 'My level (chapter 3)' }))
  expect(names()).toEqual(['Class 1', 'Class 3'])
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('2 of 3 classes')
  expect(location.search).toBe(`?start_week=${week}&view=list&level=mine`)
})

it('shows the classes of a room, or those online', async () => {
  await openPage(open)
  await screen.findByText('Class 1')
  expect(
    within(place())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All places', 'Online', 'Arch Room', 'Blue Room'])
  await userEvent.selectOptions(place(), 'Blue Room')
  expect(names()).toEqual(['Class 2'])
  await userEvent.selectOptions(place(), 'Online')
  expect(names()).toEqual(['Class 3'])
  expect(location.search).toContain('place=online')
  await userEvent.selectOptions(place(), 'All places')
  expect(location.search).not.toContain('place')
})

it('keeps the filter from week to week and from view to view', async () => {
  school.on('GET /schedules?start_week=2099-03-30', { classes: [] })
  await openPage(`${open}&level=mine&place=room%3AArch+Room`)
  expect(await screen.findByText('1 of 3 classes')).toBeDefined()
  await press('Next week')
  expect(await screen.findByText('There are no classes this week')).toBeDefined()
  expect(place()).toHaveProperty('value', 'room:Arch Room')
  expect(screen.getByRole('radio', { name: /^My level/ })).toHaveProperty('checked', true)
})

it('says so when the filter hides everything, and clears it', async () => {
  await openPage(`${open}&level=mine&place=room%3ABlue+Room`)
  expect(await screen.findByText('No class matches your filters')).toBeDefined()
  expect(screen.getByText('Your level or place hides 3 classes.')).toBeDefined()
  await press('Clear the filters')
  expect(names()).toEqual(['Class 1', 'Class 2', 'Class 3'])
  expect(location.search).toBe(`?start_week=${week}&view=list`)
  expect(document.activeElement).toBe(place())
})

it('offers no level to a student without a chapter, whatever the address says', async () => {
  const user = { ...userOf(), chapter_number: null }
  localStorage.setItem('the-house.user', JSON.stringify(user))
  school.on('GET /me', user)
  await openPage(`${open}&level=mine`)
  expect(await screen.findByText('3 classes')).toBeDefined()
  expect(screen.queryByRole('radio', { name: /level/ })).toBeNull()
})

it('names the chapters that a class is for', async () => {
  await openPage(open)
  expect(await screen.findByText('Arch Room · Laura Reed · Chapters 2 to 3 · 5 places left')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: /Class 2/ }))
  expect(within(await screen.findByRole('dialog')).getByText('From chapter 4 on')).toBeDefined()
})

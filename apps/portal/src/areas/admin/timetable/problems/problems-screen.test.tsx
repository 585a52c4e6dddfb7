import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openPage, signedInAs } from '../../../../testing/open-page.tsx'
import { classOf, timetableApi } from '../../../../testing/timetable-api.ts'

const path = '/admin/timetable/problems'
const unity = { id: 2, name: 'Norte', time_zone: 'America/Sao_Paulo' }
const call = (more = '') => `GET /timetable/problems?page=1&size=20${more}`
const pageOf = (content: object[], total = content.length, page = 1) => ({ content, meta: { page, size: 20, total } })

it('names what is missing in each class, which leads to it in its week of the timetable', async () => {
  const one = { ...classOf(1, { problems: ['NO_TEACHER', 'NO_ROOM'] }), unity }
  timetableApi().on(call(), pageOf([one]))
  await openPage(path)
  const row = within(await screen.findByRole('row', { name: /Class 1/ }))
  for (const words of ['23/03/2099 18:30', 'Norte', 'No teacher', 'No room']) expect(row.getByText(words)).toBeDefined()
  expect(row.getByRole('link', { name: 'Class 1' }).getAttribute('href')).toBe(
    '/admin/timetable?unity_id=2&start_week=2099-03-23&class=1',
  )
  expect(screen.getByText('1 class')).toBeDefined()
})

it('is narrowed to what is missing and to a unit by the address, from the first page on', async () => {
  const one = { ...classOf(1, { problems: ['NO_LINK'] }), unity }
  const api = timetableApi().on('GET /timetable/problems?page=2&size=20&problem=NO_LINK', pageOf([one], 41, 2))
  api.on(call('&problem=COVER_ASKED'), pageOf([one])).on(call('&problem=COVER_ASKED&unity_id=2'), pageOf([]))
  await openPage(`${path}?problem=NO_LINK&page=2`)
  await screen.findByText('41 classes')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Teacher asks for cover')
  await waitFor(() => expect(location.search).toBe('?problem=COVER_ASKED'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'Norte')
  expect(await screen.findByText('Nothing of that kind')).toBeDefined()
  expect(location.search).toBe('?problem=COVER_ASKED&unity_id=2')
})

it('shows the last page where the address names one beyond it', async () => {
  const one = { ...classOf(1, { problems: ['NO_LINK'] }), unity }
  const api = timetableApi().on('GET /timetable/problems?page=3&size=20', pageOf([], 21, 3))
  api.on('GET /timetable/problems?page=2&size=20', pageOf([one], 21, 2))
  await openPage(`${path}?page=3`)
  expect(await screen.findByText('21 classes')).toBeDefined()
  expect(`${location.pathname}${location.search}`).toBe(`${path}?page=2`)
})

it('asks for all where the address names no problem and no unit that there is', async () => {
  timetableApi().on(call(), pageOf([]))
  await openPage(`${path}?problem=ALL&unity_id=77`)
  expect(await screen.findByText('Nothing is missing')).toBeDefined()
})

it('is not for teachers without the duty', async () => {
  signedInAs('TEACHER')
  await openPage(path)
  await waitFor(() => expect(location.pathname).not.toBe(path))
})

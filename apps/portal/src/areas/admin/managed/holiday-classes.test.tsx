import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-api.ts'
import { openPage, openPart } from '../../../testing/open-page.tsx'
import { timetableApi } from '../../../testing/timetable-api.ts'
import type { SavedProps } from '../resource/resource.ts'
import { HolidayClasses } from './holiday-classes.tsx'

const row = { id: 4, version: 1, updated_at: null, first_day: '2099-03-23', last_day: '2099-03-24' }
const call = 'POST /holidays/4/cancel_classes'
let api: FakeApi
let onDone: SavedProps['onDone']
beforeEach(() => {
  api = timetableApi()
  onDone = vi.fn<SavedProps['onDone']>()
})
const open = () => openPart(<HolidayClasses row={row} onDone={onDone} />, 'timetable')
const question = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Cancel the classes on these days?' }))

it('cancels the classes of a holiday once that is confirmed, and says how many', async () => {
  await open()
  api.on(call, { cancelled: 2 })
  const asked = await question()
  expect(asked.getByText(/23\/03\/2099 – 24\/03\/2099/)).toBeDefined()
  await userEvent.click(asked.getByRole('button', { name: 'Cancel the classes' }))
  expect(await screen.findByText('2 classes are cancelled.')).toBeDefined()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})

it('leaves the classes as they are when that is said', async () => {
  await open()
  await userEvent.click((await question()).getByRole('button', { name: 'Keep them' }))
  expect(onDone).toHaveBeenCalledOnce()
  expect(api.count(call)).toBe(0)
})

it('stays where the server refuses, which is said', async () => {
  await open()
  api.refuse(call, 403, { token: 'access.denied' })
  const asked = await question()
  await userEvent.click(asked.getByRole('button', { name: 'Cancel the classes' }))
  expect(await screen.findByText('This is not open to your profile.')).toBeDefined()
  expect(onDone).not.toHaveBeenCalled()
})

it('is offered once a holiday was saved, and leads back to the list', async () => {
  const holiday = { ...row, name: 'City day', unity_id: null, unity: null }
  api.on('GET /holidays/4', holiday).on('PUT /holidays/4', holiday).on('GET /unities', { content: [] })
  api
    .on(call, { cancelled: 0 })
    .on('GET /holidays?page=1&size=20', { content: [], meta: { page: 1, size: 20, total: 0 } })
  await openPage('/admin/holidays/4')
  await userEvent.type(await screen.findByLabelText('Name'), '!')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const asked = await question()
  expect(location.pathname).toBe('/admin/holidays/4')
  await userEvent.click(asked.getByRole('button', { name: 'Cancel the classes' }))
  await waitFor(() => expect(location.pathname).toBe('/admin/holidays'))
  expect(api.count(call)).toBe(1)
})

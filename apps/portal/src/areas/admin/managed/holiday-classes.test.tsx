import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-api.ts'
import { openPart } from '../../../testing/open-page.tsx'
import { timetableApi } from '../../../testing/timetable-api.ts'
import type { SavedProps } from '../resource/resource.ts'
import { HolidayClasses } from './holiday-classes.tsx'

const row = { id: 4, version: 1, updated_at: null, first_day: '2099-03-23', last_day: '2099-03-24' }
const call = 'POST /holidays/4/cancel_classes'
let api: FakeApi
let onDone: SavedProps['onDone']
beforeEach(async () => {
  api = timetableApi()
  onDone = vi.fn<SavedProps['onDone']>()
  await openPart(<HolidayClasses row={row} onDone={onDone} />, 'timetable')
})
const question = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Cancel the classes on these days?' }))

it('cancels the classes of a holiday once that is confirmed, and says how many', async () => {
  api.on(call, { cancelled: 2 })
  const asked = await question()
  expect(asked.getByText(/23\/03\/2099 – 24\/03\/2099/)).toBeDefined()
  await userEvent.click(asked.getByRole('button', { name: 'Cancel the classes' }))
  expect(await screen.findByText('2 classes are cancelled.')).toBeDefined()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})

it('leaves the classes as they are when that is said', async () => {
  await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }))
  expect(onDone).toHaveBeenCalledOnce()
  expect(api.count(call)).toBe(0)
})

it('stays where the server refuses, which is said', async () => {
  api.refuse(call, 403, { token: 'access.denied' })
  const asked = await question()
  await userEvent.click(asked.getByRole('button', { name: 'Cancel the classes' }))
  expect(await screen.findByText('This is not open to your profile.')).toBeDefined()
  expect(onDone).not.toHaveBeenCalled()
})

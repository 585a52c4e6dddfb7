import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { signedInWith } from '../../../testing/dashboard-api.ts'
import { FakeApi } from '../../../testing/fake-api.ts'
import { openPage } from '../../../testing/open-page.tsx'

const segments = ['Books', 'Health', 'Travel'].map((name, index) => ({ id: index + 1, version: 1, name }))
const pageOf = (content: object[], size = 20) => ({ content, meta: { page: 1, size, total: content.length } })
const replaceCall = 'POST /segments/1/replace'

let school: FakeApi
beforeEach(() => {
  localStorage.clear()
  signedInWith({ admin: true }, 'TEACHER')
  school = new FakeApi()
    .on('GET /segments?all=true&page=1&size=20', pageOf(segments))
    .on('GET /segments?page=1&size=20&all=true', pageOf(segments))
    .on('GET /segments?page=1&size=9999&sort=name&all=true', pageOf(segments, 9999))
    .on('GET /segments/1/dependents', { content: [{ entity: 'partners', count: 3 }] })
    .on('GET /segments/2/dependents', { content: [] })
    .reply(replaceCall, { status: 204 })
    .reply('DELETE /segments/1', { status: 204 })
    .open()
})

/** Opens the list and asks to delete a segment; returns the dialog. */
async function ask(name: string) {
  await openPage('/admin/segments')
  await userEvent.click(await screen.findByRole('button', { name: `Delete ${name}` }))
  return within(await screen.findByRole('alertdialog'))
}

it('says how many partners a segment has, and moves them to the chosen one before it is deleted', async () => {
  const dialog = await ask('Books')
  const choice = await dialog.findByRole<HTMLSelectElement>('combobox', { name: 'Move the partners to' })
  expect(dialog.getByRole('definition').textContent).toBe('3')
  expect(Array.from(choice.options, ({ text }) => text)).toEqual([
    'No segment: they are deleted, too',
    'Health',
    'Travel',
  ])
  await userEvent.selectOptions(choice, 'Travel')
  expect(dialog.getByText('3 partners move there.')).toBeDefined()
  expect(dialog.queryByRole('definition')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Move and delete' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(school.asked.find(({ path }) => path === '/segments/1/replace')?.body).toEqual({ move_to: 3 })
  expect(school.count('DELETE /segments/1')).toBe(0)
})

it('deletes the partners with it where no other segment is chosen', async () => {
  const dialog = await ask('Books')
  await dialog.findByRole('combobox', { name: 'Move the partners to' })
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(school.count('DELETE /segments/1')).toBe(1))
  expect(school.count(replaceCall)).toBe(0)
})

it('stays open with the reason where the other segment is gone by now', async () => {
  school.refuse(replaceCall, 412, { token: 'validation', fields: { move_to: 'validation.id' } })
  const dialog = await ask('Books')
  await userEvent.selectOptions(await dialog.findByRole('combobox'), 'Travel')
  await userEvent.click(dialog.getByRole('button', { name: 'Move and delete' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Problem: This does not name anything of the school')
})

it('offers no move where a segment has no partners', async () => {
  const dialog = await ask('Health')
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Delete' }).getAttribute('aria-busy')).not.toBe('true'))
  expect(dialog.queryByRole('combobox')).toBeNull()
})

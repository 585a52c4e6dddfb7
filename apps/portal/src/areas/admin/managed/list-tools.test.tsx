import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { signedInWith } from '../../../testing/dashboard-api.ts'
import { FakeApi } from '../../../testing/fake-api.ts'
import { openPage } from '../../../testing/open-page.tsx'

const bookOf = (id: number, position = id) => ({
  id,
  version: 1,
  updated_at: null,
  name: `Book ${id}`,
  avaliable: true,
  position,
  cover: null,
})
const chapterOf = (id: number) => ({
  ...bookOf(id),
  name: `Chapter ${id}`,
  published: true,
  description: '',
  media_type: null,
  book_id: 1,
  book: { id: 1, name: 'Book 1' },
})
const pageOf = (content: object[], total = content.length) => ({ content, meta: { page: 1, size: 20, total } })
const siblings = 'GET /chapters?book_id=1&page=1&size=9999'

let school: FakeApi
let kept: Blob | undefined
beforeEach(() => {
  localStorage.clear()
  signedInWith({ admin: true }, 'TEACHER')
  kept = undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) kept = file
    // Clicking a fragment URL does not navigate.
    return '#kept'
  })
  school = new FakeApi()
    .on('GET /books?page=1&size=20', pageOf([bookOf(1), bookOf(2)], 3))
    .on('GET /books/1', bookOf(1))
    .on('GET /chapters?page=1&size=20&book_id=1', pageOf([chapterOf(1), chapterOf(2), chapterOf(3)]))
    .on(siblings, pageOf([chapterOf(1), chapterOf(2), chapterOf(3)]))
    .open()
})

it('exports all of a list for a spreadsheet, not the page on show alone', async () => {
  school
    .on('GET /books?sort=-name&page=1&size=1000', pageOf([bookOf(3), bookOf(2)], 3))
    .on('GET /books?sort=-name&page=2&size=1000', pageOf([bookOf(1)], 3))
    .on('GET /books?page=1&size=20&sort=-name', pageOf([bookOf(3)], 3))
  await openPage('/admin/books?sort=-name')
  await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }))
  await waitFor(() => expect(kept).toBeDefined())
  const lines = (await kept?.text())?.trim().split('\r\n') ?? []
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(['Book 3', 'Book 2', 'Book 1'])
})

it('puts the chapters of a book in another order, and leaves alone those that stay', async () => {
  school.on('PUT /chapters/1', chapterOf(1)).on('PUT /chapters/2', chapterOf(2))
  await openPage('/admin/chapters?book_id=1')
  await userEvent.click(await screen.findByRole('button', { name: 'Change the order' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the order' }))
  const save = dialog.getByRole('button', { name: 'Save' })
  await userEvent.click(await dialog.findByRole('button', { name: 'Move Chapter 1 down' }))
  await userEvent.click(save)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = school.asked.filter(({ method }) => method === 'PUT')
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/chapters/2', expect.objectContaining({ name: 'Chapter 2', position: 1, version: 1 })],
    ['/chapters/1', expect.objectContaining({ name: 'Chapter 1', position: 2, version: 1 })],
  ])
})

it('says how many could not be moved, and shows the order that the school has', async () => {
  school.on('PUT /chapters/2', chapterOf(2)).refuse('PUT /chapters/1', 409, { token: 'conflict' })
  await openPage('/admin/chapters?book_id=1')
  await userEvent.click(await screen.findByRole('button', { name: 'Change the order' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the order' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Move Chapter 2 up' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('1 entry could not be saved')).toBeDefined()
  expect(screen.getByRole('dialog')).toBeDefined()
  const [first] = dialog.getAllByRole('listitem')
  expect(first?.textContent).toContain('Chapter 1')
})

it('offers no order where things of several books stand together', async () => {
  school.on('GET /chapters?page=1&size=20', pageOf([chapterOf(1), chapterOf(2)]))
  await openPage('/admin/chapters')
  expect(await screen.findByRole('row', { name: /Chapter 2/ })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Change the order' })).toBeNull()
})

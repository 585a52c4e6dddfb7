import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { signedInWith } from '../../../testing/dashboard-api.ts'
import { FakeApi } from '../../../testing/fake-api.ts'
import { openPage, signedInAs } from '../../../testing/open-page.tsx'

const bookOf = (id: number, changes: object = {}) => ({
  id,
  version: 1,
  updated_at: null,
  name: `Book ${id}`,
  avaliable: true,
  position: id,
  cover: null,
  ...changes,
})
const chapterOf = (id: number, published: boolean) => ({
  ...bookOf(id, { name: `Chapter ${id}`, published, description: '', media_type: null }),
  book_id: 1,
  book: { id: 1, name: 'Book 1' },
})
const pageOf = (content: object[], total = content.length) => ({ content, meta: { page: 1, size: 20, total } })
const listCall = 'GET /books?page=1&size=20'

let school: FakeApi
beforeEach(() => {
  localStorage.clear()
  signedInWith({ admin: true }, 'TEACHER')
  school = new FakeApi()
    .on(listCall, pageOf([bookOf(1), bookOf(2, { avaliable: false })]))
    .on('GET /books/2', bookOf(2))
    .open()
})

describe('the list', () => {
  it('shows what there is, in words, with the way to each and to a new one', async () => {
    await openPage('/admin/books')
    const row = within(await screen.findByRole('row', { name: /Book 2/ }))
    expect(row.getByText('No')).toBeDefined()
    expect(row.getByRole('link', { name: 'Edit Book 2' }).getAttribute('href')).toBe('/admin/books/2')
    expect(screen.getAllByRole('link', { name: 'Create New' })[0]?.getAttribute('href')).toBe('/admin/books/new')
  })

  it('asks for what the address says', async () => {
    school.on('GET /books?page=2&size=5&term=house&sort=-name', {
      content: [bookOf(9)],
      meta: { page: 2, size: 5, total: 6 },
    })
    await openPage('/admin/books?page=2&size=5&term=house&sort=-name')
    expect(await screen.findByRole('row', { name: /Book 9/ })).toBeDefined()
  })

  it('says under its heading that it could not be loaded, and tries again', async () => {
    school.refuse(listCall, 500)
    await openPage('/admin/books')
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('heading', { level: 1, name: 'Course books' })).toBeDefined()
    school.on(listCall, pageOf([bookOf(1)]))
    await userEvent.click(again)
    expect(await screen.findByRole('row', { name: /Book 1/ })).toBeDefined()
  })

  it('deletes only after saying what else goes', async () => {
    school
      .on('GET /books/1/dependents', { content: [{ entity: 'chapters', count: 3 }] })
      .reply('DELETE /books/1', { status: 204 })
    await openPage('/admin/books')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Book 1' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(await dialog.findByText('Chapters')).toBeDefined()
    expect(dialog.getByText('3')).toBeDefined()
    expect(school.count('DELETE /books/1')).toBe(0)
    school.on(listCall, pageOf([bookOf(2)]))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /Book 1/ })).toBeNull())
    expect(school.count('DELETE /books/1')).toBe(1)
  })

  it('says why something was not deleted, and keeps it', async () => {
    school.on('GET /books/1/dependents', { content: [] }).refuse('DELETE /books/1', 500, { token: 'internal' })
    await openPage('/admin/books')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Book 1' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    const confirm = dialog.getByRole('button', { name: 'Delete' })
    await waitFor(() => expect(confirm.getAttribute('aria-busy')).not.toBe('true'))
    await userEvent.click(confirm)
    expect(await dialog.findByRole('alert')).toBeDefined()
    expect(screen.getByText('Book 1')).toBeDefined()
  })
})

describe('what is selected', () => {
  it('is published at once, and what is so already is left alone', async () => {
    school
      .on('GET /chapters?page=1&size=20', pageOf([chapterOf(1, false), chapterOf(2, true)]))
      .on('PUT /chapters/1', chapterOf(1, true))
    await openPage('/admin/chapters')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Chapter 1' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Chapter 2' }))
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull())
    const sent = school.asked.filter(({ method }) => method === 'PUT')
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/chapters/1', expect.objectContaining({ name: 'Chapter 1', book_id: 1, published: true, version: 1 })],
    ])
  })

  it('is brought back where it was removed', async () => {
    school.on('GET /books?page=1&size=20&removed=true', pageOf([bookOf(3)])).on('POST /books/3/restore', bookOf(3))
    await openPage('/admin/books')
    await userEvent.click(await screen.findByRole('switch', { name: 'Deleted' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Book 3' }))
    expect(screen.queryByRole('link', { name: 'Create New' })).toBeNull()
    school.on('GET /books?page=1&size=20&removed=true', pageOf([]))
    await userEvent.click(screen.getByRole('button', { name: 'Bring back' }))
    expect(await screen.findByText('Everything selected is back.')).toBeDefined()
    expect(school.count('POST /books/3/restore')).toBe(1)
  })
})

describe('the form', () => {
  it('of a new one sends it as the school spells it, and leads to where the rest is added', async () => {
    school.on('POST /books', bookOf(5, { name: 'Fifth' })).on('GET /books/5', bookOf(5, { name: 'Fifth' }))
    await openPage('/admin/books/new')
    await userEvent.type(await screen.findByLabelText('Name'), 'Fifth')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(location.pathname).toBe('/admin/books/5'))
    const [sent] = school.requestsOf('POST /books')
    expect(sent?.body).toEqual({ name: 'Fifth', avaliable: true, position: null })
    // A saved form leaves no draft behind.
    expect(Object.keys(localStorage).filter((key) => key.startsWith('the-house.draft.'))).toEqual([])
  })

  it('shows what is missing at its field, leads there and sends nothing', async () => {
    await openPage('/admin/books/new')
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    expect(await screen.findByText('This field is required')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
    expect(school.asked.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('of one that is there names the version it began with, and leads back to the list', async () => {
    school.on('PUT /books/2', bookOf(2, { name: 'Second', version: 2 }))
    await openPage('/admin/books/2')
    const name = await screen.findByLabelText('Name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Second')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(location.pathname).toBe('/admin/books'))
    const sent = school.asked.find(({ method }) => method === 'PUT')
    expect(sent?.body).toEqual({ name: 'Second', avaliable: true, position: 2, version: 1 })
  })

  it('shows what a colleague has saved meanwhile, and overwrites it on request', async () => {
    let version = 1
    school.on('PUT /books/2', (body: { version: number }) =>
      body.version === version ? { body: bookOf(2) } : { status: 409, body: { token: 'conflict' } },
    )
    await openPage('/admin/books/2')
    const name = await screen.findByLabelText('Name')
    await userEvent.type(name, ' of mine')
    version = 2
    school.on('GET /books/2', bookOf(2, { name: 'Book of hers', version: 2 }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(await dialog.findByText('Book of hers')).toBeDefined()
    expect(dialog.getByText('Book 2 of mine')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Save mine' }))
    await waitFor(() => expect(location.pathname).toBe('/admin/books'))
    expect(school.asked.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
      name: 'Book 2 of mine',
      version: 2,
    })
  })

  it('asks before it is left with something unsaved, and offers that the next time', async () => {
    await openPage('/admin/books/2')
    await userEvent.type(await screen.findByLabelText('Name'), '!')
    const toList = screen
      .getAllByRole('link', { name: 'Course books' })
      .find((link) => link.getAttribute('href') === '/admin/books')
    if (!toList) throw new Error('There is no way to the list')
    await userEvent.click(toList)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }))
    expect(location.pathname).toBe('/admin/books/2')
    await userEvent.click(toList)
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(location.pathname).toBe('/admin/books'))
    await userEvent.click(await screen.findByRole('link', { name: 'Edit Book 2' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Use the draft' }))
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Book 2!')
  })

  it('says so where the thing is gone', async () => {
    await openPage('/admin/books/99')
    expect(await screen.findByText('This is not there any more')).toBeDefined()
  })
})

it('is refused to users who may not manage it', async () => {
  signedInAs('TEACHER')
  await openPage('/admin/books')
  await waitFor(() => expect(location.pathname).toBe('/login'))
  expect(school.asked.filter(({ path }) => path.startsWith('/books'))).toEqual([])
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { signedInWith } from '../../../testing/dashboard-api.ts'
import { FakeApi } from '../../../testing/fake-api.ts'
import { openPage } from '../../../testing/open-page.tsx'

const chapter = {
  id: 2,
  version: 4,
  updated_at: null,
  book_id: 1,
  book: { id: 1, name: 'Book 1' },
  name: 'The kitchen',
  description: '',
  position: 1,
  media_type: null,
  text_help: null,
  url_video: null,
  published: true,
  release_at: null,
  image: null,
  video: null,
  pdf: null,
}
const ana = { id: 9, name: 'Ana Souza' }
const change = (id: number, more: object) => ({
  id,
  at: `2026-03-0${id}T12:00:00.000Z`,
  action: 'UPDATE',
  user: ana,
  before: null,
  after: null,
  ...more,
})
const changes = [
  change(4, {
    before: { book_id: 7, published: false, name: 'The old kitchen', pdf: 'managed/a.pdf', image: null },
    after: { book_id: 1, published: true, name: 'The kitchen', pdf: 'managed/b.pdf', image: 'managed/c.png' },
  }),
  change(3, {
    user: null,
    before: { text_help: '<p>Look around.</p><p>Then read.</p>' },
    after: { text_help: '<p>Look <strong>well</strong> around.</p><p>Then read.</p>' },
  }),
  change(2, { action: 'CREATE', after: { name: 'The old kitchen' } }),
]
const pageOf = (content: object[], total = content.length, page = 1) => ({
  content,
  meta: { page, size: 20, total, names: { book_id: { 1: 'Book 1', 7: 'Book 7' } } },
})
const listCall = 'GET /chapters/2/changes?page=1&size=20'

let school: FakeApi
beforeEach(() => {
  localStorage.clear()
  signedInWith({ admin: true }, 'TEACHER')
  school = new FakeApi()
    .on('GET /chapters/2', { id: 2, name: 'The kitchen', managed: chapter })
    .on(listCall, pageOf(changes))
    .open()
})

const cards = async () => {
  await screen.findByText('Ana Souza changed it')
  // The breadcrumbs are a list, too.
  return Array.from(document.querySelectorAll<HTMLElement>('main ol > li')).filter((item) => item.querySelector('h2'))
}
/** The values beside the names of the fields. */
const fieldsOf = (card: HTMLElement) =>
  Object.fromEntries(
    Array.from(card.querySelectorAll('dt'), ({ textContent, nextElementSibling }) => [
      textContent,
      nextElementSibling?.textContent.replaceAll(/\s+/g, ' ').trim(),
    ]),
  )

it('shows who changed what, in the words of the form', async () => {
  await openPage('/admin/chapters/2/history')
  const [first, second, third] = await cards()
  if (!first || !second || !third) throw new Error('There are fewer changes.')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('History: The kitchen')
  expect(fieldsOf(first)).toEqual({
    Book: 'Book removed: 7 (end) added: 1 (end)',
    Published: 'removed: No (end) added: Yes (end)',
    Name: 'The removed: old (end) kitchen',
    PDF: 'The file was replaced.',
    Picture: 'A file was added.',
  })
  expect(within(first).queryByRole('button')).toBeNull()
  expect(second.textContent).toContain('Somebody who has left changed it')
  expect(fieldsOf(second)).toEqual({ Instructions: 'Look added: well (end) around. Then read.' })
  expect(within(third).getByText('Ana Souza made it')).toBeDefined()
})

it('restores a version after having asked, as a save of what is on show now', async () => {
  school
    .on('GET /chapters/2/changes/2?side=after', { book_id: 7, name: 'The old kitchen', published: false })
    .on('PUT /chapters/2', { ...chapter, version: 5 })
  await openPage('/admin/chapters/2/history')
  await cards()
  await userEvent.click(screen.getByRole('button', { name: 'Restore this version, of 02/03/2026 09:00' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(school.asked.filter(({ method }) => method === 'PUT')).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText('Restored')).toBeDefined()
  expect(school.asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    name: 'The old kitchen',
    book_id: 7,
    published: false,
    description: '',
    version: 4,
  })
  await waitFor(() => expect(school.count(listCall)).toBeGreaterThan(1))
})

it('says where a colleague was faster, and shows their change', async () => {
  school.on('GET /chapters/2/changes/3?side=after', { name: 'x' }).refuse('PUT /chapters/2', 409, { token: 'conflict' })
  await openPage('/admin/chapters/2/history')
  await cards()
  school.on(listCall, pageOf([change(5, { user: { id: 8, name: 'Rui Prado' }, before: {}, after: {} }), ...changes]))
  await userEvent.click(screen.getByRole('button', { name: 'Restore this version, of 03/03/2026 09:00' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText(/^Somebody has saved it meanwhile/)).toBeDefined()
  expect(await screen.findByText('Rui Prado changed it')).toBeDefined()
})

it('says what the school does not accept any more in a version', async () => {
  const refusal = { token: 'validation', fields: { name: 'validation.long' } }
  school.on('GET /chapters/2/changes/3?side=after', { name: 'x' }).refuse('PUT /chapters/2', 412, refusal)
  await openPage('/admin/chapters/2/history')
  await cards()
  await userEvent.click(screen.getByRole('button', { name: 'Restore this version, of 03/03/2026 09:00' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Problem: It could not be restored. Name: This is too long.',
  )
})

it('of something that was deleted leads to where it can be brought back', async () => {
  school
    .refuse('GET /chapters/2', 404, { token: 'notFound' })
    .on(listCall, pageOf([change(5, { action: 'DELETE', before: { name: 'The kitchen' } }), ...changes]))
  await openPage('/admin/chapters/2/history')
  expect(await screen.findByText('Ana Souza deleted it')).toBeDefined()
  expect(screen.getByRole('link', { name: 'To what is deleted' }).getAttribute('href')).toBe(
    '/admin/chapters?removed=true',
  )
  expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull()
})

it('has pages, and is one step from the form', async () => {
  school
    .on(listCall, pageOf(changes, 41))
    .on('GET /chapters/2/changes?page=2&size=20', pageOf([change(1, { before: {}, after: {} })], 41, 2))
    .on('GET /books?page=1&size=50', pageOf([]))
  await openPage('/admin/chapters/2')
  await userEvent.click(await screen.findByRole('link', { name: 'History' }))
  await cards()
  await userEvent.click(screen.getByRole('link', { name: 'Page 2 of 3' }))
  expect(await screen.findByRole('button', { name: 'Restore this version, of 01/03/2026 09:00' })).toBeDefined()
})

it('leads back to what came with the school, before anything was noted', async () => {
  school
    .on(listCall, pageOf(changes.slice(0, 2)))
    .on('GET /chapters/2/changes/3?side=before', { name: 'The first kitchen' })
    .on('PUT /chapters/2', { ...chapter, version: 5 })
  await openPage('/admin/chapters/2/history')
  await userEvent.click(await screen.findByRole('button', { name: 'Restore the first version' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Restore the first version?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText('Restored')).toBeDefined()
  const put = school.asked.find(({ method }) => method === 'PUT')
  expect(put?.body).toMatchObject({ name: 'The first kitchen', version: 4 })
})

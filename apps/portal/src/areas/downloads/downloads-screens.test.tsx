import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { FakeApi } from '../../testing/fake-api.ts'
import { openPage, signedInAs, signedOut } from '../../testing/open-page.tsx'
import { slowFile } from './slow-file.ts'

const book = { id: 1, name: 'Book one', cover: null, avaliable: true }
const archive = (id: number, changes: object = {}) => ({
  id,
  name: `Paper ${id}`,
  description: `What is on paper ${id}.`,
  file: { url: `/files/paper-${id}.pdf?signature=s` },
  size: 64_941,
  ...changes,
})
const talks = archive(3, { name: 'All talks', size: 4_240_000 })
const listCall = 'GET /books/1/archives'
const fileCall = (id: number) => `GET /archives/${id}/download`
const listed = '/download/books/1/downloads'

let school: FakeApi
/** The names of the files that the browser was asked to save. */
let saved: string[]
beforeEach(() => {
  signedOut()
  signedInAs()
  saved = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  school = new FakeApi()
    .on('GET /me/books', { content: [book, { ...book, id: 2, name: 'Book two', avaliable: false }] })
    .on(listCall, { name: 'Book one', cover: null, archives: [archive(1), archive(2), talks] })
    .open()
})

const row = async (name: string) => within(await screen.findByRole('article', { name }))
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const named = (name: string) => ({
  text: 'paper',
  headers: { 'content-disposition': `attachment; filename="${name}"` },
})

it('lists the books, and leads into those that are open', async () => {
  await openPage('/download/books')
  expect(await screen.findByText('Book two')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Book two' })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Book one' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Book one' })).toBeDefined()
  expect(location.pathname).toBe(listed)
})

it('says that there are no books yet', async () => {
  school.on('GET /me/books', { content: [] })
  await openPage('/download/books')
  expect(await screen.findByText('No books yet')).toBeDefined()
})

it('lists the files of a book with what they are and how large', async () => {
  await openPage(listed)
  expect(await screen.findByText('3 files')).toBeDefined()
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['Paper 1', 'Paper 2', 'All talks'])
  expect(screen.getByText('What is on paper 1.')).toBeDefined()
  expect(screen.getAllByText('65 kB')).toHaveLength(2)
  expect(screen.getByText('4.2 MB')).toBeDefined()
})

it('says that a book has no files yet', async () => {
  school.on(listCall, { name: 'Book one', cover: null, archives: [] })
  await openPage(listed)
  expect(await screen.findByText('This book has no files yet')).toBeDefined()
})

it('saves a file under the name that the school gives it, and says that it is there', async () => {
  school.reply(fileCall(1), named('The plan.pdf'))
  await openPage(listed)
  await press('Download Paper 1')
  await waitFor(() => expect(saved).toEqual(['The plan.pdf']))
  expect(await (await row('Paper 1')).findByText('Downloaded')).toBeDefined()
  expect(school.asked.at(-1)?.token).toBe('a token')
})

it('saves a file whose name does not arrive under the one in the list', async () => {
  school.reply(fileCall(1), { text: 'paper' })
  await openPage(listed)
  await press('Download Paper 1')
  await waitFor(() => expect(saved).toEqual(['Paper 1']))
})

it('shows how much of a large file is there, announces it by quarters, and saves it in the end', async () => {
  const file = slowFile('/archives/3/download', talks.size)
  await openPage(listed)
  await press('Download All talks')
  const progress = await screen.findByRole('progressbar', { name: 'Download of All talks' })
  expect(progress.getAttribute('value')).toBeNull()
  await waitFor(() => expect(file.times()).toBe(1))
  file.send(talks.size * 0.6)
  await waitFor(() => expect(progress.getAttribute('value')).toBe('60'))
  expect((await row('All talks')).getByRole('status').textContent).toBe('50% downloaded All talks')
  file.send(talks.size * 0.4)
  file.end()
  await waitFor(() => expect(saved).toEqual(['Talks.mp3']))
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('gives up a large file, and gets it when it is wanted again', async () => {
  const file = slowFile('/archives/3/download', talks.size)
  await openPage(listed)
  await press('Download All talks')
  await press('Cancel All talks')
  const again = await screen.findByRole('button', { name: 'Download All talks' })
  expect(file.givenUp()).toBe(true)
  expect(document.activeElement).toBe(again)
  expect(screen.queryByRole('progressbar')).toBeNull()
  await userEvent.click(again)
  await waitFor(() => expect(file.times()).toBe(2))
  file.send(talks.size)
  file.end()
  await waitFor(() => expect(saved).toEqual(['Talks.mp3']))
})

it('can be given up, too, when a small file takes its time', async () => {
  slowFile('/archives/1/download', 64_941)
  await openPage(listed)
  await press('Download Paper 1')
  await press('Cancel Paper 1')
  expect(await screen.findByRole('button', { name: 'Download Paper 1' })).toBeDefined()
})

it('downloads several at once, and goes on while the user is on another screen', async () => {
  const file = slowFile('/archives/3/download', talks.size)
  school.reply(fileCall(1), named('One.pdf')).reply(fileCall(2), named('Two.pdf'))
  await openPage(listed)
  await press('Download All talks')
  await press('Download Paper 1')
  await press('Download Paper 2')
  await waitFor(() => expect(saved.toSorted()).toEqual(['One.pdf', 'Two.pdf']))
  await userEvent.click(
    within(screen.getByRole('navigation', { name: 'You are here' })).getByRole('link', { name: 'Downloads' }),
  )
  await userEvent.click(await screen.findByRole('link', { name: 'Book one' }))
  expect(await screen.findByRole('button', { name: 'Cancel All talks' })).toBeDefined()
  file.send(talks.size)
  file.end()
  await waitFor(() => expect(saved).toContain('Talks.mp3'))
})

it('lets the button come back without a word when a file does not come', async () => {
  school.refuse(fileCall(1), 500)
  await openPage(listed)
  await press('Download Paper 1')
  await waitFor(() => expect(school.count(fileCall(1))).toBe(1))
  const button = await screen.findByRole('button', { name: 'Download Paper 1' })
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  expect((await row('Paper 1')).getByRole('status').textContent).toBe('')
})

it('goes to the login when the session has ended meanwhile, and saves nothing', async () => {
  const file = slowFile('/archives/3/download', talks.size)
  school.refuse(fileCall(1), 401, { token: 'session.required' })
  await openPage(listed)
  await press('Download All talks')
  await waitFor(() => expect(file.times()).toBe(1))
  await press('Download Paper 1')
  await waitFor(() => expect(location.pathname).toBe('/login'))
  expect(file.givenUp()).toBe(true)
  expect(saved).toEqual([])
})

it('opens files in a new tab where there is a finger for a mouse', async () => {
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5)
  await openPage(listed)
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open Paper 1 (opens in a new tab)' })
  expect(link.getAttribute('href')).toBe('/files/paper-1.pdf?signature=s')
  expect(`${link.target} ${link.rel}`).toBe('_blank noopener noreferrer')
  expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull()
})

it.each(['/download/books/9/downloads', '/download/books/none/downloads'])(
  'leads from %s, which does not come, to the list',
  async (address) => {
    await openPage(address)
    expect(await screen.findByRole('heading', { level: 1, name: 'Downloads' })).toBeDefined()
    expect(location.pathname).toBe('/download/books')
  },
)

it('tries the files of a book again that did not come before', async () => {
  school.refuse(listCall, 500)
  await openPage(listed)
  const link = await screen.findByRole('link', { name: 'Book one' })
  school.on(listCall, { name: 'Book one', cover: null, archives: [archive(1)] })
  await userEvent.click(link)
  expect(await screen.findByText('1 file')).toBeDefined()
})

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { FakeApi } from '../../testing/fake-api.ts'
import { openPage, signedInAs, signedOut, userOf } from '../../testing/open-page.tsx'

const shelf = { id: 1, name: 'At Home', cover: null, avaliable: true }
const bookAt = (actual: number) => ({
  ...shelf,
  speaking_chapters: [1, 2].map((number) => ({
    id: number + 10,
    name: `Talk ${number}`,
    number,
    actual: number === actual,
  })),
})
const content = (number: number) => ({
  id: number + 10,
  name: `Talk ${number}`,
  number,
  book: { id: 1, name: 'At Home' },
  image: { url: '/files/talk.svg' },
  image_text: 'Two people at a door',
  audio: { url: '/files/talk.mp3' },
  transcript: '<p>Nice to meet you.</p>',
})
const bookCall = 'GET /speaking_books/1'
const contentCall = (number: number) => `GET /speaking_chapters/${number + 10}/content`
const imageCall = 'GET /speaking_chapters/12/image'

let school: FakeApi
beforeEach(() => {
  signedOut()
  signedInAs()
  school = new FakeApi()
    .on('GET /me', userOf())
    .on('GET /me/speakings', { content: [shelf, { ...shelf, id: 2, name: 'Abroad', avaliable: false }] })
    .on(bookCall, bookAt(1))
    .on(contentCall(1), content(1))
    .on(contentCall(2), content(2))
    .open()
})

it('lists the books, and leads into those that are open', async () => {
  await openPage('/speaking/books')
  expect(await screen.findByText('Abroad')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Abroad' })).toBeNull()
  expect(screen.getByText('Not open yet')).toBeDefined()
  await userEvent.click(screen.getByRole('link', { name: 'At Home' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'At Home' })).toBeDefined()
  expect(location.pathname).toBe('/speaking/books/1')
})

it('says that there are no books yet', async () => {
  school.on('GET /me/speakings', { content: [] })
  await openPage('/speaking/books')
  expect(await screen.findByText('No speaking books yet')).toBeDefined()
})

it('offers another try when the list does not come', async () => {
  school.refuse('GET /me/speakings', 500)
  await openPage('/speaking/books')
  const again = await screen.findByRole('button', { name: 'Try again' })
  school.on('GET /me/speakings', { content: [shelf] })
  await userEvent.click(again)
  expect(await screen.findByRole('link', { name: 'At Home' })).toBeDefined()
})

it('marks the chapter that the user is at, and no other', async () => {
  await openPage('/speaking/books/1')
  const here = await screen.findByText('You are here')
  expect(here.closest('[aria-current=step]')?.textContent).toContain('Talk 1')
  expect(screen.getByRole('link', { name: 'Talk 2' }).closest('[aria-current]')).toBeNull()
})

it('plays a chapter with its words and picture, and moves the user there', async () => {
  await openPage('/speaking/books/1')
  school.on(bookCall, bookAt(2)).on('GET /me', { ...userOf(), speaking: 2 })
  await userEvent.click(await screen.findByRole('link', { name: 'Talk 2' }))
  expect(await screen.findByRole('heading', { level: 1, name: '2. Talk 2' })).toBeDefined()
  expect(screen.getByRole('figure', { name: 'Talk 2' })).toBeDefined()
  expect(await screen.findByText('Nice to meet you.')).toBeDefined()
  expect(screen.getByRole('button', { name: /Two people at a door/ })).toBeDefined()
  await waitFor(() => expect(JSON.parse(localStorage.getItem('the-house.user') ?? '{}')).toHaveProperty('speaking', 2))
})

it('plays an older chapter again without a change of where the user is', async () => {
  localStorage.setItem('the-house.user', JSON.stringify({ ...userOf(), speaking: 2 }))
  school.on(bookCall, bookAt(2))
  await openPage('/speaking/books/1')
  await userEvent.click(await screen.findByRole('link', { name: 'Talk 1' }))
  expect(await screen.findByText('Nice to meet you.')).toBeDefined()
  await userEvent.click(screen.getByRole('link', { name: 'Go on to Talk 2' }))
  expect(await screen.findByRole('heading', { level: 1, name: '2. Talk 2' })).toBeDefined()
  expect(school.count('GET /me')).toBe(0)
})

it('leads on to the next chapter, and from the last nowhere', async () => {
  await openPage('/speaking/books/1/content/1')
  await userEvent.click(await screen.findByRole('link', { name: 'Go on to Talk 2' }))
  expect(await screen.findByRole('heading', { level: 1, name: '2. Talk 2' })).toBeDefined()
  expect(screen.queryByRole('link', { name: /^Go on/ })).toBeNull()
})

it('saves the picture under the name that the school gives it', async () => {
  const saved: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  school.reply(imageCall, { text: '<svg/>', headers: { 'content-disposition': 'attachment; filename="Talk 2.svg"' } })
  await openPage('/speaking/books/1/content/2')
  await userEvent.click(await screen.findByRole('button', { name: 'Download the picture' }))
  await waitFor(() => expect(saved).toEqual(['Talk 2.svg']))
  expect(school.asked.at(-1)?.token).toBe('a token')
})

it('says so when the picture does not come, and offers it again', async () => {
  school.refuse(imageCall, 500)
  await openPage('/speaking/books/1/content/2')
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Download the picture' })
  await userEvent.click(save)
  await waitFor(() => expect(school.count(imageCall)).toBe(1))
  expect(await screen.findByRole('button', { name: 'Download the picture' })).toBeDefined()
})

it.each(['/speaking/books/9', '/speaking/books/none', '/speaking/books/9/content/1'])(
  'leads from %s, which does not come, to the list',
  async (address) => {
    await openPage(address)
    expect(await screen.findByRole('heading', { level: 1, name: 'Speaking' })).toBeDefined()
    expect(location.pathname).toBe('/speaking/books')
  },
)

it.each([2, 7, 'none'])('leads from chapter %s, which does not come, to its book', async (number) => {
  school.refuse(contentCall(2), 500)
  await openPage(`/speaking/books/1/content/${number}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'At Home' })).toBeDefined()
  expect(location.pathname).toBe('/speaking/books/1')
})

it('tries a book again that failed before', async () => {
  school.refuse(bookCall, 500)
  await openPage('/speaking/books/1')
  const link = await screen.findByRole('link', { name: 'At Home' })
  school.on(bookCall, bookAt(1))
  await userEvent.click(link)
  expect(await screen.findByRole('link', { name: 'Talk 1' })).toBeDefined()
})

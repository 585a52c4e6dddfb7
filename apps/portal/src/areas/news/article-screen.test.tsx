import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { FakeApi } from '../../testing/fake-api.ts'
import { openPage, signedInAs, signedOut } from '../../testing/open-page.tsx'

let school: FakeApi
beforeEach(() => {
  signedOut()
  signedInAs()
  school = new FakeApi().open()
})

const article = {
  id: 5,
  title: 'Open house on Saturday',
  short_description: 'Every room is open.',
  description: '<p>Bring a <strong>friend</strong>.</p>',
  // Already the next day in UTC.
  created_at: '2026-03-15T01:30:00Z',
  author: { name: 'Laura Reed' },
  image: { url: '/files/open-house.webp' },
  tags: [],
}

it('shows title, date, author, picture and text of an article', async () => {
  school.on('GET /news/5', article)
  await openPage('/the-house-news/5')
  expect(await screen.findByRole('heading', { level: 1, name: 'Open house on Saturday' })).toBeDefined()
  expect(screen.getByText('14/03/2026 · By Laura Reed')).toBeDefined()
  expect((await screen.findByText('friend')).tagName).toBe('STRONG')
  const page = screen.getByRole('article')
  expect(page.querySelector('img')?.getAttribute('src')).toBe('/files/open-house.webp')
  await waitFor(() => expect(document.title).toBe('Open house on Saturday · The House'))
})

it('leads back to the news, also when it was opened by its address', async () => {
  school.on('GET /news/5', article)
  await openPage('/the-house-news/5')
  await userEvent.click(await screen.findByRole('link', { name: 'Back to the news' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'The House News' })).toBeDefined()
  expect(location.pathname + location.search).toBe('/the-house-news')
})

it('leads to the articles with one of its tags', async () => {
  school.on('GET /news/5', { ...article, tags: ['study tips'] })
  await openPage('/the-house-news/5')
  const tag = await screen.findByRole('link', { name: 'study tips' })
  expect(tag.getAttribute('href')).toBe('/the-house-news?tags=study+tips')
})

it('says so when there is no such article, without a toast beside it', async () => {
  await openPage('/the-house-news/9')
  expect(await screen.findByRole('heading', { level: 1, name: 'This article is not here' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.title).toBe('This article is not here · The House')
})

it('asks the server for no article whose address holds no number', async () => {
  await openPage('/the-house-news/latest')
  expect(await screen.findByRole('heading', { level: 1, name: 'This article is not here' })).toBeDefined()
  expect(school.asked.filter(({ path }) => path.startsWith('/news'))).toEqual([])
})

it('offers another try when the school does not answer', async () => {
  school.refuse('GET /news/5', 500)
  await openPage('/the-house-news/5')
  const again = await screen.findByRole('button', { name: 'Try again' })
  school.on('GET /news/5', article)
  await userEvent.click(again)
  expect(await screen.findByRole('heading', { level: 1, name: 'Open house on Saturday' })).toBeDefined()
})

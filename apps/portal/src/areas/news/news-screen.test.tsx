import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { FakeApi } from '../../testing/fake-api.ts'
import { openPage, signedInAs, signedOut } from '../../testing/open-page.tsx'

const article = (id: number) => ({
  id,
  title: `Article ${id}`,
  short_description: 'Every room is open.',
  description: '<p>Come in.</p>',
  created_at: '2026-03-15T01:30:00Z',
  author: { name: 'Laura Reed' },
  image: null,
  tags: ['school'],
})
const pageOf = (ids: number[], total = ids.length, page = 1) => ({
  content: ids.map(article),
  meta: { page, size: 10, total },
})
const listCall = (rest = '', page = 1) => `GET /news?page=${page}&size=10${rest}`
const tens = [25, 24, 23, 22, 21, 20, 19, 18, 17, 16]

let school: FakeApi
beforeEach(() => {
  signedOut()
  signedInAs()
  school = new FakeApi()
    .on('GET /news/tags', { content: ['events', 'school', 'study tips'] })
    .on('GET /news?page=1&size=5', { ...pageOf(tens.slice(0, 5), 25) })
    .on(listCall(), pageOf(tens, 25))
    .on(listCall('', 2), pageOf([15, 14, 13], 25, 2))
    .on(listCall('', 3), pageOf([5, 4], 25, 3))
    .open()
})

const articles = () => screen.findByRole('region', { name: 'Articles' })
const titles = async () =>
  within(await articles())
    .getAllByRole('heading', { level: 3 })
    .map((title) => title.textContent)
const cards = async () => within(await articles()).findAllByRole('article')

it('lists the first ten, and beside them the latest five', async () => {
  await openPage('/the-house-news')
  expect(await cards()).toHaveLength(10)
  expect(await screen.findByRole('heading', { level: 1, name: 'The House News' })).toBeDefined()
  expect(within(await articles()).getByRole('status').textContent).toBe('25 articles')
  const latest = within(await screen.findByRole('region', { name: 'Latest' }))
  expect(await latest.findAllByRole('link')).toHaveLength(5)
})

it('looks for words a second after the last letter, once, and has them in the address', async () => {
  school.on(listCall('&term=cat+on'), pageOf([7]))
  await openPage('/the-house-news?page=2')
  await cards()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the news' }), 'cat on ')
  expect(location.search).toBe('?page=2')
  await waitFor(() => expect(location.search).toBe('?term=cat+on'), { timeout: 3000 })
  await waitFor(async () => expect(await titles()).toEqual(['Article 7']))
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('cat on ')
  expect(school.asked.filter(({ path }) => path.includes('term='))).toHaveLength(1)
})

it('looks at once when Enter is pressed', async () => {
  school.on(listCall('&term=cat'), pageOf([7]))
  await openPage('/the-house-news')
  await cards()
  await userEvent.type(screen.getByRole('searchbox'), 'cat{Enter}')
  expect(location.search).toBe('?term=cat')
})

it('shows a chosen tag at once, and a second later what has any of the tags', async () => {
  school.on(listCall('&tags=events%2Cschool'), pageOf([9, 8]))
  await openPage('/the-house-news')
  const first = await screen.findByRole('button', { name: 'school' })
  const second = screen.getByRole('button', { name: 'events' })
  await userEvent.click(first)
  await userEvent.click(second)
  expect(location.search).toBe('')
  expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual([
    'events',
    'school',
  ])
  await waitFor(async () => expect(await titles()).toEqual(['Article 9', 'Article 8']), { timeout: 3000 })
  expect(location.search).toBe('?tags=events%2Cschool')
})

it('takes words, tags and page from the address', async () => {
  school.on(listCall('&term=cat&tags=events', 2), pageOf([3], 11, 2))
  await openPage('/the-house-news?term=cat&tags=events&page=2')
  await waitFor(async () => expect(await titles()).toEqual(['Article 3']))
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('cat')
  expect(screen.getByRole('button', { name: 'events' }).getAttribute('aria-pressed')).toBe('true')
})

it('turns the pages by the address', async () => {
  await openPage('/the-house-news')
  await userEvent.click(await screen.findByRole('link', { name: 'Page 2 of 3' }))
  expect(location.search).toBe('?page=2')
  expect(await screen.findByRole('link', { name: 'Page 2 of 3', current: 'page' })).toBeDefined()
})

it('takes an old link to the last page that there is', async () => {
  school.on(listCall('', 9), pageOf([], 25, 9))
  await openPage('/the-house-news?page=9')
  await waitFor(() => expect(location.search).toBe('?page=3'))
  expect(await cards()).toHaveLength(2)
})

it('says that nothing has the words, and shows everything again', async () => {
  school.on(listCall('&term=dog'), pageOf([]))
  await openPage('/the-house-news?term=dog')
  expect(await screen.findByText('No article found')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Show all articles' }))
  expect(location.search).toBe('')
  expect(await cards()).toHaveLength(10)
})

it('says that there is no news yet', async () => {
  school.on(listCall(), pageOf([])).on('GET /news?page=1&size=5', pageOf([]))
  await openPage('/the-house-news')
  expect(await screen.findByText('No news yet')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Latest' })).toBeNull())
})

it('lists without tags where these fail, and offers another try where the list does', async () => {
  school.refuse('GET /news/tags', 500).refuse(listCall(), 500)
  await openPage('/the-house-news')
  const again = await within(await articles()).findByRole('button', { name: 'Try again' })
  school.on(listCall(), pageOf([2]))
  await userEvent.click(again)
  await waitFor(async () => expect(await titles()).toEqual(['Article 2']))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('returns from an article to the part of the list that it was opened from', async () => {
  school.on('GET /news/14', article(14))
  await openPage('/the-house-news?page=2')
  await userEvent.click(within(await articles()).getByRole('link', { name: 'Article 14' }))
  const back = await screen.findByRole('link', { name: 'Back to the news' })
  expect(back.getAttribute('href')).toBe('/the-house-news?page=2')
  const before = history.length
  await userEvent.click(back)
  await waitFor(() => expect(location.search).toBe('?page=2'))
  expect(history.length).toBe(before)
  expect(await cards()).toHaveLength(3)
})

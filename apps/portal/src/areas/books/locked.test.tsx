import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { FakeApi } from '../../testing/fake-api.ts'
import { doorsPath, stepOf } from '../../testing/next-step.ts'
import { openPage, signedInAs, signedOut, userOf } from '../../testing/open-page.tsx'

beforeEach(() => {
  signedOut()
  signedInAs()
})

const refusal = (token: string) => ({ status: 412, body: { token } })

describe('a chapter that is not open', () => {
  it('says why and leads to what opens it, without a button that tries again', async () => {
    const locked = { name: 'The Attic', number: 9 }
    new FakeApi()
      .on('GET /me', userOf())
      .reply('GET /chapters/9/topics', refusal('chapter.unavailable'))
      .on('GET /me/next?chapter=9', stepOf({ reason: 'chapterLocked', params: { locked } }))
      .open()
    await openPage('/the-magic-formula/chapter/9/choose')
    const main = within(screen.getByRole('main'))
    expect(await main.findByRole('heading', { name: 'The Attic is still ahead' })).toBeDefined()
    expect(main.getByText(/You are in chapter 3/)).toBeDefined()
    expect(main.getByRole('link', { name: 'Go on with Doors' }).getAttribute('href')).toBe(doorsPath)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.queryByText('This chapter is not open to you yet.')).toBeNull()
  })

  it('of a self-taught learner says its date', async () => {
    signedInAs('AUTODIDACT')
    const params = {
      chapter: { id: 9, number: 9, name: 'The Attic' },
      topic: null,
      locked: { name: 'The Attic', number: 9 },
    }
    new FakeApi()
      .on('GET /me', userOf('AUTODIDACT'))
      .reply('GET /chapters/9/topics', refusal('chapter.unavailable'))
      .on('GET /me/next?chapter=9', stepOf({ kind: 'WAIT', reason: 'release', params, until: '2026-04-01T12:00:00Z' }))
      .open()
    await openPage('/the-magic-formula/chapter/9/choose')
    expect(await screen.findByRole('heading', { name: 'Opens on 01/04/2026 09:00' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'See the books' }).getAttribute('href')).toBe('/the-magic-formula/books')
  })
})

it('a topic that waits for another one names it, and leads there', async () => {
  const topics = [
    { id: 12, name: 'Rooms', type: 'EXERCISE', available: true },
    { id: 14, name: 'Windows', type: 'EXERCISE', available: false, requirement: { name: 'Doors' } },
  ]
  new FakeApi()
    .on('GET /me', userOf())
    .on('GET /chapters/3', { id: 3, book_id: 1, number: 3, name: 'The Kitchen', avaliable: true, concluded: true })
    .on('GET /chapters/3/topics', { content: topics })
    .reply('GET /chapters/3/exercises?topic_id=14', refusal('topic.unavailable'))
    .on(
      'GET /me/next?chapter=3&topic=14',
      stepOf({ reason: 'topicRequired', params: { locked: { name: 'Windows', number: null } } }),
    )
    .open()
  await openPage('/the-magic-formula/chapter/3/e/windows/14')
  expect(await screen.findByText('Windows opens once you have done Doors.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Do Doors' }).getAttribute('href')).toBe(doorsPath)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

/** A chapter of the list, in a state. */
const chapter = (id: number, state: string, more: object = {}) => ({
  id,
  number: id,
  book_id: 1,
  name: `Room ${id}`,
  description: '',
  avaliable: state !== 'LOCKED',
  state,
  concluded: state === 'CONCLUDED',
  ...more,
})

it('the list says where the user is, what is new, concluded and closed', async () => {
  const content = [
    chapter(1, 'CONCLUDED'),
    chapter(2, 'NEW'),
    chapter(3, 'CURRENT'),
    chapter(4, 'LOCKED', { release_at: '2026-04-01T12:00:00Z' }),
  ]
  new FakeApi()
    .on('GET /me', userOf())
    .on('GET /me/books', { content: [{ id: 1, name: 'Book one', avaliable: true }] })
    .on('GET /books/1/chapters', { content })
    .on('GET /me/next', stepOf())
    .open()
  await openPage('/the-magic-formula/books')
  await screen.findByText('You are here', { selector: 'main *' })
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  const told = rows.filter((text) => text.includes('Room'))
  expect(told).toEqual(['1Room 1Concluded', '2Room 2New', '3Room 3You are here', '4Room 4Opens on 01/04/2026'])
})

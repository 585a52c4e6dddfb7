import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { foundingSteps, type FoundingStep } from '@the-house/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import { pageOf, signedInWith } from '../../../testing/dashboard-api.ts'
import { FakeApi, type Reply } from '../../../testing/fake-api.ts'
import { seriesOf, places } from '../../../testing/timetable-api.ts'
import { openPage } from '../../../testing/open-page.tsx'

const call = 'GET /founding'
const booksCall = 'GET /books?page=1&size=100'
const book = { id: 3, version: 1, name: 'Book 1', avaliable: true }
const unit = { id: 1, version: 1, name: 'Centro', time_zone: 'America/Sao_Paulo', archived: false }

interface Given {
  done?: readonly FoundingStep[]
  skipped?: readonly FoundingStep[]
}
const impact = { created: 17, changed: 0, cancelled: 0, told: 0, released: [], shifted: [], holidays: [] }
const stepsOf = ({ done = ['ADMINISTRATOR', 'UNIT', 'TRIBE'], skipped = [] }: Given = {}) => ({
  steps: foundingSteps.map((step) => ({
    step,
    count: done.includes(step) ? 1 : 0,
    done: done.includes(step),
    skipped: skipped.includes(step),
  })),
})

let school: FakeApi
beforeEach(() => {
  signedInWith({ admin: true }, 'TEACHER')
  school = new FakeApi()
    .on(call, stepsOf())
    .on('GET /units?page=1&size=100', pageOf([unit]))
    .on(booksCall, pageOf([]))
    .open()
})

const h1 = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the founding of a school', () => {
  it('shows what is there, and begins at the first step that waits', async () => {
    await openPage('/founding')
    await h1('Founding of the school')
    const list = within(screen.getByRole('navigation', { name: 'Steps of the founding' }))
    expect(list.getByRole('link', { name: /done: Units.*1 unit/ }).getAttribute('href')).toBe('/founding/unit')
    expect(list.getByRole('link', { name: 'still to do: People' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Begin: People' }).getAttribute('href')).toBe('/founding/people')
  })

  it('ends once every step is done or skipped, and leads home, to the timetable and to the people', async () => {
    school.on(call, stepsOf({ done: ['ADMINISTRATOR', 'UNIT', 'TRIBE', 'PEOPLE', 'WEEK'], skipped: ['BOOK'] }))
    await openPage('/founding')
    await h1('Your school is open')
    const hrefs = ['Go to your home', 'See the timetable', 'See the people'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    )
    expect(hrefs).toEqual(['/dashboard', '/admin/timetable', '/admin/people'])
    expect(screen.getByRole('link', { name: 'skipped: First book' })).toBeDefined()
  })

  it('tries again where the steps could not be read', async () => {
    school.refuse(call, 500)
    await openPage('/founding')
    const again = await screen.findByRole('button', { name: /Try again/ })
    school.on(call, stepsOf())
    await userEvent.click(again)
    expect(await h1('Founding of the school')).toBeDefined()
  })

  it('goes back to its overview from a step that there is not', async () => {
    await openPage('/founding/roof')
    await waitFor(() => expect(location.pathname).toBe('/founding'))
  })
})

describe('a step', () => {
  it('goes on to the next one, whose heading has the focus', async () => {
    await openPage('/founding/administrator')
    await h1('Administrator')
    await userEvent.click(screen.getByRole('link', { name: 'Continue: Units' }))
    const heading = await h1('Units')
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(await screen.findByText('Centro')).toBeDefined()
  })

  it('is skipped, which the server keeps, and goes on', async () => {
    school.on('PUT /founding/steps/BOOK', stepsOf({ skipped: ['BOOK'] }))
    await openPage('/founding/book')
    await userEvent.click(await screen.findByRole('button', { name: 'Skip for now' }))
    await h1('First week of classes')
    expect(school.asked.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/founding/steps/BOOK',
      body: { skipped: true },
    })
  })

  it('is taken up again', async () => {
    school.on(call, stepsOf({ skipped: ['BOOK'] })).on('PUT /founding/steps/BOOK', stepsOf())
    await openPage('/founding/book')
    expect(await screen.findByText(/You have skipped this step/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Take this step up again' }))
    expect(await screen.findByRole('button', { name: 'Skip for now' })).toBeDefined()
    expect(screen.queryByText(/You have skipped this step/)).toBeNull()
  })

  it('stays where the skip did not reach the server, and says so', async () => {
    school.refuse('PUT /founding/steps/BOOK', 503, { token: 'unavailable' })
    await openPage('/founding/book')
    await userEvent.click(await screen.findByRole('button', { name: 'Skip for now' }))
    await waitFor(() => expect(school.count('PUT /founding/steps/BOOK')).toBe(1))
    expect(location.pathname).toBe('/founding/book')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Skip for now' }).getAttribute('aria-busy')).toBeNull(),
    )
  })
})

describe('the first book', () => {
  it('is taken from the template in one press, and the step is done', async () => {
    school.on('POST /course/steps', { made: [], inverse: [], versions: [] })
    await openPage('/founding/book')
    school.on(call, stepsOf({ done: ['ADMINISTRATOR', 'UNIT', 'TRIBE', 'BOOK'] }))
    school.on(booksCall, pageOf([book]))
    await userEvent.click(await screen.findByRole('button', { name: 'Take this book' }))
    expect(await screen.findByRole('link', { name: 'Continue: First week of classes' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Take this book' })).toBeNull()
    expect(school.count('POST /course/steps')).toBe(1)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Books' })))
  })

  it('is one of the school’s own, whose name stays typed where the server refuses it', async () => {
    school.refuse('POST /course/steps', 503, { token: 'unavailable' })
    await openPage('/founding/book')
    await userEvent.type(await screen.findByLabelText('Name of the book'), 'Book 1{Enter}')
    await waitFor(() => expect(school.count('POST /course/steps')).toBeGreaterThan(0))
    expect(screen.getByLabelText<HTMLInputElement>('Name of the book').value).toBe('Book 1')
    school.on('POST /course/steps', { made: [], inverse: [], versions: [] })
    school.on(booksCall, pageOf([book]))
    await userEvent.click(screen.getByRole('button', { name: 'Make the book' }))
    expect(await screen.findByRole('button', { name: 'Paste an outline: Book 1' })).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Books' })))
    expect(screen.getByLabelText<HTMLInputElement>('Name of the book').value).toBe('')
  })
})

it('a series of classes is made, and the focus goes to the list with it', async () => {
  const seriesCall = 'GET /class_series?unity_id=1&over=false&page=1&size=50'
  school.on('GET /rooms?page=1&size=100', pageOf([])).on('GET /timetable/places', places).on(seriesCall, pageOf([]))
  school.on('POST /class_series/impact', impact).on('POST /class_series', seriesOf(5))
  await openPage('/founding/week')
  await userEvent.type(await screen.findByLabelText('Name'), 'Conversation')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Monday' }))
  await userEvent.type(screen.getByLabelText('Start'), '18:30')
  for (const [label, day] of [
    ['First day', '02/03/2099'],
    ['Last day', '29/06/2099'],
  ] as const) {
    await userEvent.clear(screen.getByLabelText(label))
    await userEvent.type(screen.getByLabelText(label), day)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Save the series?' }))
  school.on(seriesCall, pageOf([seriesOf(5)]))
  await userEvent.click(await question.findByRole('button', { name: 'Save' }))
  const list = await screen.findByRole('list', { name: 'Series that are there' })
  await waitFor(() => expect(document.activeElement).toBe(list))
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('')
})

it('what is there comes with the button to add more, which does not move while it is pressed', async () => {
  const { promise, resolve } = Promise.withResolvers<Reply>()
  school.on('GET /units?page=1&size=100', () => promise)
  await openPage('/founding/unit')
  await h1('Units')
  expect(screen.queryByRole('button', { name: 'Add another unit' })).toBeNull()
  resolve({ body: pageOf([unit]) })
  expect(await screen.findByRole('button', { name: 'Add another unit' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Edit: Centro' })).toBeDefined()
})

it('units are changed where they stand; a refused one keeps what was typed', async () => {
  school.on('GET /units/1', unit).refuse('PUT /units/1', 503, { token: 'unavailable' })
  await openPage('/founding/unit')
  const edit = await screen.findByRole('button', { name: 'Edit: Centro' })
  await userEvent.click(edit)
  const name = await screen.findByLabelText('Name')
  await userEvent.clear(name)
  await userEvent.type(name, 'Centre')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(school.count('PUT /units/1')).toBe(1))
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Centre')
  school.on('PUT /units/1', { ...unit, name: 'Centre', version: 2 })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add another unit' }))
})

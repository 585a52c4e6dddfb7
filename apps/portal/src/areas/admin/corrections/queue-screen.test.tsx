import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { colleagues, CorrectionApi, taskOf, listCall, nextCall } from '../../../testing/correction-api.ts'
import { signedInWith } from '../../../testing/dashboard-api.ts'
import { openPage, signedInAs } from '../../../testing/open-page.tsx'

const path = '/admin/correct-exercises'
let school: CorrectionApi
beforeEach(() => {
  localStorage.clear()
  signedInWith({}, 'TEACHER')
  school = new CorrectionApi(1, 2)
  school.open()
})

it('lists what waits, how many they are, and the way to each', async () => {
  await openPage(path)
  const list = within(await screen.findByRole('list', { name: 'Correct exercises' }))
  const link = list.getByRole('link', { name: 'Text 1, by Student 1' })
  expect(link.getAttribute('href')).toBe(`${path}/exercise/1`)
  expect(list.getByRole('link', { name: 'Student 1' }).getAttribute('href')).toBe('/admin/learners/10')
  expect(list.getAllByText('Handed in 01/03/2026 22:30')).toHaveLength(2)
  expect(screen.getByText('2 texts wait')).toBeDefined()
})

it('marks second versions, and says when they were sent', async () => {
  school.again.add(2)
  await openPage(path)
  const [first, second] = within(await screen.findByRole('list', { name: 'Correct exercises' })).getAllByRole(
    'listitem',
  )
  expect(first?.textContent).not.toContain('Second version')
  expect(second?.textContent).toContain('Second version')
  expect(second?.textContent).toContain('Sent 01/03/2026 22:30')
})

it('is filtered by its address, which goes along to the correction screen', async () => {
  school.on('GET /corrections?queue=PRACTICE&book_id=1&page=1&size=20', {
    content: [{ ...taskOf(2), title: 'Text 2', beginning: 'x', claim: colleagues }],
    meta: { page: 1, size: 20, total: 1 },
  })
  await openPage(path)
  await userEvent.selectOptions(await screen.findByLabelText('Book'), await screen.findByText('Book one (2)'))
  expect(await screen.findByText('1 text waits')).toBeDefined()
  expect(location.search).toBe('?book=1')
  expect(screen.getByText('Ana Reis has it on the desk')).toBeDefined()
  expect(screen.getByRole('link', { name: /Text 2/ }).getAttribute('href')).toBe(`${path}/exercise/2?book=1`)
})

it('leads on from its thousandth text by the cursor of the page that is shown, and back by numbers', async () => {
  const content = [{ ...taskOf(2), title: 'Text 2', beginning: 'x', claim: null }]
  const meta = { size: 20, total: 1090 }
  school.on('GET /corrections?queue=PRACTICE&page=51&size=20&at=AAA', {
    content,
    meta: { ...meta, page: 51, cursor: 'BBB' },
  })
  school.on('GET /corrections?queue=PRACTICE&page=52&size=20&at=BBB', {
    content,
    meta: { ...meta, page: 52, cursor: 'CCC' },
  })
  await openPage(`${path}?page=51&at=AAA`)
  expect((await screen.findByRole('link', { name: 'Page 50 of 55' })).getAttribute('href')).toBe('?page=50')
  await userEvent.click(screen.getByRole('link', { name: 'Page 52 of 55' }))
  await waitFor(() => expect(new URLSearchParams(location.search).get('at')).toBe('BBB'))
  expect(await screen.findByRole('link', { name: /Text 2/ })).toBeDefined()
})

it('opens the oldest one', async () => {
  await openPage(path)
  await screen.findByText('2 texts wait')
  await userEvent.click(screen.getByRole('button', { name: 'Correct the oldest one' }))
  await waitFor(() => expect(location.pathname).toBe(`${path}/exercise/1`))
})

it('says that colleagues have all the rest', async () => {
  school.on(nextCall, { id: null, waiting: 2 })
  await openPage(path)
  await screen.findByText('2 texts wait')
  await userEvent.click(screen.getByRole('button', { name: 'Correct the oldest one' }))
  expect(await screen.findByText(/Colleagues have the rest/)).toBeDefined()
  expect(location.pathname).toBe(path)
})

it('says that nothing waits, and where something may', async () => {
  school.waiting.splice(0)
  school.on('GET /corrections?queue=PRACTICE&unity_id=2&page=1&size=20', {
    content: [],
    meta: { page: 1, size: 20, total: 0 },
  })
  await openPage(`${path}?unit=2`)
  expect(await screen.findByText('Nothing waits here')).toBeDefined()
  await userEvent.click(screen.getByRole('link', { name: 'Show all' }))
  expect(await screen.findByText('Nothing waits')).toBeDefined()
  expect(location.search).toBe('')
})

it('says so when the school does not answer, and tries again', async () => {
  school.refuse(listCall, 500)
  await openPage(path)
  const again = await screen.findByRole('button', { name: 'Try again' })
  school.on(listCall, { content: [], meta: { page: 1, size: 20, total: 0 } })
  await userEvent.click(again)
  expect(await screen.findByText('Nothing waits')).toBeDefined()
})

it('is shut to students, and asks nothing for them', async () => {
  signedInAs('STUDENT')
  await openPage(path)
  await waitFor(() => expect(location.pathname).toBe('/login'))
  expect(school.asked.filter(({ path: asked }) => asked.startsWith('/corrections'))).toEqual([])
})

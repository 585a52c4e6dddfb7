import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { currentSession } from '../../session/session.ts'
import { fullApi } from '../../testing/dashboard-api.ts'
import type { FakeApi } from '../../testing/fake-api.ts'
import { stepOf } from '../../testing/next-step.ts'
import { openPage, signedInAs, signedOut, userOf } from '../../testing/open-page.tsx'

const student = { ...userOf(), id: 9, name: 'Ana Lima', dollars: 345, chapter_number: 4 }
const begin = 'POST /people/9/previews'
const readOnly = { token: 'preview.readOnly' }
const teacher = userOf('TEACHER')

let school: FakeApi
beforeEach(() => {
  signedOut()
  sessionStorage.clear()
  signedInAs('TEACHER')
  school = fullApi().on(begin, student).open()
})

const bar = () => screen.findByRole('region', { name: 'Preview' })

it('shows the portal of the student, asks for nothing but as the student, and keeps the session of the teacher', async () => {
  await openPage('/preview-of/9')
  expect(await screen.findByRole('heading', { name: 'Hello, Ana' })).toBeDefined()
  expect(location.pathname).toBe('/preview-of/9/dashboard')
  expect(within(await bar()).getByText('You see the portal as Ana Lima. Nothing can be changed.')).toBeDefined()
  const [first, ...others] = school.asked
  expect(first).toMatchObject({ method: 'POST', path: '/people/9/previews', preview: null })
  expect(others.length).toBeGreaterThan(0)
  for (const { method, preview } of others) expect([method, preview]).toEqual(['GET', '9'])
  expect(school.count('GET /session/notifications?page=1&size=5&unread=false')).toBe(0)
  expect(currentSession().user).toEqual(teacher)
  expect(JSON.parse(localStorage.getItem('the-house.user') ?? '')).toEqual(teacher)
})

it('begins with the focus on what says that it is a preview', async () => {
  await openPage('/preview-of/9/dashboard')
  await screen.findByRole('heading', { name: 'Hello, Ana' })
  expect(document.activeElement).toBe(await bar())
})

it('goes from screen to screen within the preview, and shows the data of no other user', async () => {
  school.on('GET /me/books', { content: [{ id: 1, name: 'Ground floor', cover: null, avaliable: true }] })
  school.on('GET /books/1/chapters', { content: [] })
  await openPage('/preview-of/9/dashboard')
  const [link] = await screen.findAllByRole('link', { name: 'Books' })
  if (link) await userEvent.click(link)
  expect(await screen.findByRole('heading', { name: 'Books', level: 1 })).toBeDefined()
  expect(location.pathname).toBe('/preview-of/9/the-magic-formula/books')
  expect(screen.queryByRole('button', { name: 'Logout', hidden: true })).toBeNull()
  expect(screen.queryByRole('link', { name: 'My profile', hidden: true })).toBeNull()
})

it('sends no change, says why, and stores nothing on the device', async () => {
  const { writeStored } = await import('../../device/storage.ts')
  const { deleteAvatar } = await import('../../api/profile.ts')
  await openPage('/preview-of/9/dashboard')
  await bar()
  await expect(deleteAvatar()).rejects.toMatchObject({ status: 403, token: 'preview.readOnly' })
  expect(school.asked.filter(({ method }) => method !== 'GET')).toHaveLength(1)
  expect(writeStored('the-house.agreed.9.1', 'true')).toBe(false)
  expect(localStorage.getItem('the-house.agreed.9.1')).toBeNull()
})

it('goes on after a reload without another beginning, until it is over', async () => {
  sessionStorage.setItem('the-house.preview', '9')
  school.on('GET /me', student)
  await openPage('/preview-of/9/dashboard')
  expect(await screen.findByRole('heading', { name: 'Hello, Ana' })).toBeDefined()
  expect(school.count(begin)).toBe(0)
  school.refuse('GET /me', 412, { token: 'preview.over' })
  await openPage('/preview-of/9/dashboard')
  await waitFor(() => expect(school.count(begin)).toBe(1))
})

it('ends on the page of the student, whom the teacher sees there as a teacher again', async () => {
  const next = { id: 9, name: 'Ana Lima', next: stepOf(), chapter: null, chapters: [], placements: [] }
  school.on('GET /people/9/course', next)
  await openPage('/preview-of/9/dashboard')
  await userEvent.click(within(await bar()).getByRole('button', { name: 'End preview' }))
  expect(await screen.findByRole('heading', { name: 'Ana Lima' })).toBeDefined()
  expect(location.pathname).toBe('/admin/learners/9')
  expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull()
  expect(school.requestsOf('GET /people/9/course')).toMatchObject([{ preview: null }])
  expect(sessionStorage.getItem('the-house.preview')).toBeNull()
  expect(screen.getByRole('link', { name: 'See the portal as Ana Lima' })).toHaveProperty('pathname', '/preview-of/9')
})

it('says why a colleague cannot be previewed, and leads back', async () => {
  school.refuse(begin, 412, { token: 'preview.learnersOnly' })
  await openPage('/preview-of/9/dashboard')
  expect(await screen.findByText(/Only the portal of a student can be previewed/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'End preview' })).toHaveProperty('pathname', '/admin/learners/9')
})

it('says on a screen that would leave a trace that it is not shown', async () => {
  school.refuse('GET /me/orders?page=1&size=20', 403, readOnly)
  await openPage('/preview-of/9/store/orders')
  expect(
    (await screen.findAllByText(/Nothing can be opened or changed that would leave a trace/)).length,
  ).toBeGreaterThan(0)
})

it('leads from an address of staff to the dashboard of the student', async () => {
  await openPage('/preview-of/9/admin/learners/9')
  expect(await screen.findByRole('heading', { name: 'Hello, Ana' })).toBeDefined()
  expect(location.pathname).toBe('/preview-of/9/dashboard')
})

it('is not for students', async () => {
  signedOut()
  signedInAs()
  await openPage('/preview-of/9/dashboard')
  expect(await screen.findByText('This page is not for your profile')).toBeDefined()
  expect(school.count(begin)).toBe(0)
})

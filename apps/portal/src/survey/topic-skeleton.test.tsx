import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { FakeApi } from '../testing/fake-api.ts'
import { openPage, signedInAs, signedOut } from '../testing/open-page.tsx'
import { exercisesCall, practiceApi, topicPath } from '../testing/practice-api.ts'

let school: FakeApi
beforeEach(() => {
  signedOut()
  signedInAs()
  const always = window.matchMedia('(min-width: 1px)')
  const never = window.matchMedia('(max-width: 1px)')
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => (query.startsWith('(max-') ? always : never))
  school = practiceApi()
})

const fillsWindow = () => document.querySelector('[data-lesson]') !== null
const opening = (chapter: number) => openPage(`/the-magic-formula/chapter/${chapter}/choose`)

it('is that of a lesson where the chapter in progress is opened and nothing of it is known', async () => {
  school.fault('GET /chapters/3/topics', 'hangs')
  await opening(3)
  await waitFor(() => expect(fillsWindow()).toBe(true))
})

it('is that of a page for another chapter: an earlier one is concluded, a later one locked', async () => {
  school.fault('GET /chapters/2/topics', 'hangs')
  await opening(2)
  await waitFor(() => expect(school.count('GET /chapters/2/topics')).toBe(1))
  expect(fillsWindow()).toBe(false)
})

it.each([
  ['a lesson', 'exercises to do', { type: 'EXERCISE', concluded: false }, true],
  ['a page', 'the result of exercises', { type: 'EXERCISE', concluded: true }, false],
  ['a page', 'a text', { type: 'CONTENT', concluded: false }, false],
])('stays that of %s while the chapter looks for %s', async (_outline, _topic, topic, expected) => {
  school.on('GET /chapters/3/topics', { content: [{ id: 12, name: 'Rooms', available: true, ...topic }] })
  school.fault('GET /me/next?chapter=3', 'hangs')
  await opening(3)
  await waitFor(() => expect(document.body.textContent).toContain('Rooms'))
  expect(fillsWindow()).toBe(expected)
})

it('is that of a lesson while the exercises of an open topic load', async () => {
  school.fault(`GET ${exercisesCall}`, 'hangs')
  await openPage(topicPath)
  await waitFor(() => expect(fillsWindow()).toBe(true))
  expect(screen.getByRole('link', { name: 'Leave the exercises' })).toBeDefined()
})

import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-api.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { courseApi, courseContent, courseTree, pressedSteps, rowOfTree } from '../../../testing/studio-course.ts'

let school: FakeApi
beforeEach(() => {
  school = courseApi()
})

it('has the preview read again when a topic was moved, and the move is saved', async () => {
  const saved = Promise.withResolvers<void>()
  school.on('POST /course/steps', async () => {
    await saved.promise
    return { body: { made: [], inverse: [], versions: [] } }
  })
  await openPage('/admin/course?book=1&at=topics/1&show=preview')
  const frame = await screen.findByTitle<HTMLIFrameElement>('The chapter as students see it')
  // The frame of a test has no page, so that another window stands for its own.
  Object.defineProperty(frame, 'contentWindow', { configurable: true, value: window })
  const post = vi.spyOn(window, 'postMessage').mockImplementation(() => undefined)
  const told = () => new Set(post.mock.calls.map(([shown]) => JSON.stringify(shown)))
  await rowOfTree(/Coats/)
  await userEvent.click(screen.getByRole('button', { name: 'Move down' }))
  await waitFor(() => expect(pressedSteps(school)).toHaveLength(1))
  const before = told()
  const { hall, stairs, letter, coats, exercise } = courseContent
  school.on('GET /course/tree?book_id=1', courseTree([hall, stairs, letter, coats, exercise]))
  await act(async () => saved.resolve())
  await waitFor(() => expect([...told()].filter((shown) => !before.has(shown))).not.toEqual([]))
})

import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
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

/** The page of a test is wide, so that the style of the button hides it from queries by role. */
const back = () => userEvent.click(screen.getByText('Back to the tree'))

describe('on a phone', () => {
  beforeEach(() => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(window.matchMedia('(max-width: 1px)'))
  })

  it('a choice in the tree leads the focus to the heading of the form, and the way back to the row', async () => {
    await openPage('/admin/course?book=1')
    await userEvent.click(await rowOfTree(/The hall/))
    expect(document.activeElement).toBe(await screen.findByRole('heading', { level: 2, name: 'The hall' }))
    await back()
    expect(document.activeElement).toBe(await rowOfTree(/The hall/))
  })

  it('the check and the preview have the focus where they are shown in the place of the tree', async () => {
    await openPage('/admin/course?book=1')
    const row = await rowOfTree(/The hall/)
    await userEvent.hover(row)
    await userEvent.click(await within(row).findByRole('button', { name: /^More for/ }))
    await userEvent.click(await within(row).findByRole('button', { name: 'Check chapter' }))
    const check = await screen.findByRole('region', { name: 'Check of “The hall”' })
    expect(document.activeElement?.contains(check)).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
    await back()
    expect(document.activeElement).toBe(await rowOfTree(/The hall/))
  })
})

it('leaves the focus in the tree where the form is beside it', async () => {
  await openPage('/admin/course?book=1')
  await userEvent.click(await rowOfTree(/The hall/))
  await screen.findByRole('heading', { level: 2, name: 'The hall' })
  expect(document.activeElement).toBe(await rowOfTree(/The hall/))
})

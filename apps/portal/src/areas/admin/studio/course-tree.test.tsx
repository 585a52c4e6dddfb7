import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FakeApi } from '../../../testing/fake-api.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { courseApi, courseContent, courseTree, pressedSteps, rowOfTree } from '../../../testing/studio-course.ts'

let school: FakeApi
beforeEach(() => {
  school = courseApi()
})

it('moves no topic below the row in which another is named', async () => {
  await openPage('/admin/course?book=1&at=topics/2')
  const chapter = await rowOfTree(/The hall/)
  await userEvent.hover(chapter)
  await userEvent.click(await within(chapter).findByRole('button', { name: 'Add topic to The hall' }))
  await screen.findByLabelText('Name of the topic', { selector: 'input' })
  await userEvent.click(screen.getByRole('button', { name: 'Move down' }))
  expect(screen.getAllByText('Nothing is below A letter in this list')).not.toEqual([])
  expect(pressedSteps(school)).toEqual([])
})

describe('after a deletion the focus', () => {
  const { hall, stairs, letter } = courseContent
  const isDeleted = () => school.on('GET /course/tree?book_id=1', courseTree([hall, stairs, letter]))

  it('is on the next row, once it was confirmed', async () => {
    school.on('POST /course/impact', { moved: 0, opened: 0, practising: 2 })
    await openPage('/admin/course?book=1&at=topics/1')
    const row = await rowOfTree(/Coats/)
    await userEvent.click(row)
    await userEvent.click(await within(row).findByRole('button', { name: /^More for/ }))
    await userEvent.click(await within(row).findByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    isDeleted()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(document.activeElement).toBe(await rowOfTree(/A letter/))
  })

  it('is in the tree, where the button of the deletion is gone too', async () => {
    await openPage('/admin/course?book=1&at=topics/1')
    await userEvent.click(await screen.findByRole('button', { name: 'Select several' }))
    isDeleted()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull())
    await waitFor(() => expect(document.activeElement?.role).toBe('treeitem'))
  })
})

import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import type { FakeApi } from '../../../testing/fake-api.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { courseApi, pressedSteps, rowOfTree } from '../../../testing/studio-course.ts'

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

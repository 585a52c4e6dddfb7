import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FakeApi } from '../../../testing/fake-api.ts'
import { openPage } from '../../../testing/open-page.tsx'
import {
  chooseOf,
  content,
  impactCall,
  nobody,
  nodeOf,
  nothing,
  row,
  stepsCall,
  stepsIn,
  studioSchool,
  treeCall,
  treeOf,
} from '../../../testing/studio-school.ts'
import { press } from '../../../testing/user-actions.ts'

const latest = { entity: 'topics', id: 1, by: 'Ana Souza', at: '2026-05-04T12:00:00.000Z' }
const refusal = { token: 'conflict', latest }

let school: FakeApi
beforeEach(() => {
  school = studioSchool()
})

describe('a change by somebody else', () => {
  it('that is found while students are counted is said, and the tree is shown as it is now', async () => {
    school.refuse(impactCall, 409, refusal)
    await openPage('/admin/course?book=1&at=topics/1')
    await row(/Coats/)
    school.on(treeCall, treeOf(...content.with(2, nodeOf('topics', 1, 1, { name: 'Hats', type: 'EXERCISE' }))))
    await chooseOf(/Coats/, 'Delete')
    expect(await screen.findByText(/Ana Souza changed “Coats”/)).toBeDefined()
    expect(await row(/Hats/)).toBeDefined()
  })

  it('of a row that the tree does not have is said without a name', async () => {
    school.refuse(impactCall, 409, { ...refusal, latest: { ...latest, id: 99 } })
    await openPage('/admin/course?book=1&at=topics/1')
    await chooseOf(/Coats/, 'Delete')
    expect(await screen.findByText(/^Ana Souza changed or deleted a part on 04\/05\/2026 09:00/)).toBeDefined()
  })

  it('that a save meets is shown once, as the two versions', async () => {
    const topic = { id: 1, version: 1, chapter_id: 1, name: 'Coats', type: 'EXERCISE', icon: null, position: 1 }
    school
      .on('GET /topics/1', topic)
      .on('GET /topics?page=1&size=50', { content: [], meta: { page: 1, size: 50, total: 0 } })
      .refuse(stepsCall, 409, refusal)
    await openPage('/admin/course?book=1&at=topics/1')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), '!')
    await press('Save')
    expect(await screen.findByRole('alertdialog')).toBeDefined()
    expect(screen.queryByText('Somebody else was faster, so nothing was changed')).toBeNull()
  })
})

it('offers to undo a deletion in its message only until something else is done', async () => {
  await openPage('/admin/course?book=1&at=topics/2')
  await chooseOf(/Coats/, 'Delete')
  await screen.findByRole('button', { name: 'Undo' })
  // While it is pointed at, it does not go by itself.
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Messages' }))
  await chooseOf(/The hall/, 'Copy')
  await screen.findByRole('button', { name: 'Undo: Copied “The hall”' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
})

it('moves a chapter twice where the second move is asked for while the students of the first are counted', async () => {
  const chapters = [1, 2, 3].map((id) => nodeOf('chapters', id, 1, { name: `Chapter ${id}` }))
  school.on(treeCall, treeOf(...chapters))
  const counted = Promise.withResolvers<void>()
  school.on(impactCall, async () => {
    await counted.promise
    return { body: nobody }
  })
  await openPage('/admin/course?book=1&at=chapters/1')
  ;(await row(/Chapter 1/)).focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}')
  counted.resolve()
  await waitFor(() => expect(stepsIn(school)).toHaveLength(2))
  expect(stepsIn(school).map(([step]) => step?.after_id)).toEqual([2, 3])
  expect(stepsIn(school, impactCall).map(([step]) => step?.after_id)).toEqual([2, 3])
})

it('does what is pressed while the students of something else are counted after that, a double click once', async () => {
  const counted = Promise.withResolvers<void>()
  school.on(impactCall, async () => {
    await counted.promise
    return { body: nobody }
  })
  await openPage('/admin/course?book=1&at=topics/1')
  ;(await row(/^The hall/)).focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await chooseOf(/^The stairs/, 'Publish')
  await chooseOf(/^The stairs/, 'Publish')
  await chooseOf(/^Coats/, 'Unpublish')
  counted.resolve()
  await waitFor(() => expect(stepsIn(school)).toHaveLength(3))
  expect(stepsIn(school).map(([step]) => step?.action)).toEqual(['MOVE', 'PUBLISH', 'UNPUBLISH'])
})

it('puts a chapter back whose move is not gone on with', async () => {
  const chapters = [1, 2].map((id) => nodeOf('chapters', id, 1, { name: `Chapter ${id}` }))
  school.on(treeCall, treeOf(...chapters)).on(impactCall, { ...nobody, moved: 1 })
  await openPage('/admin/course?book=1&at=chapters/1')
  ;(await row(/Chapter 1/)).focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
  await waitFor(() =>
    expect(screen.getAllByRole('treeitem', { name: /^Chapter/ }).map(({ textContent }) => textContent)).toMatchObject([
      expect.stringMatching('Chapter 1'),
      expect.stringMatching('Chapter 2'),
    ]),
  )
  expect(stepsIn(school)).toEqual([])
})

it('names a single pasted line by what it became', async () => {
  const pasted = { line: 1, depth: 0, entity: 'exercises', name: 'One', type: 'OPEN_ANSWER', problems: [], taken: true }
  school.on('POST /course/paste', { rows: [pasted], pressed: null })
  await openPage('/admin/course?book=1&at=topics/1')
  await chooseOf(/Coats/, 'Paste several')
  await userEvent.click(await screen.findByRole('textbox', { name: 'Text' }))
  await userEvent.paste('One')
  await press('Check')
  const made = [{ as: null, entity: 'exercises', id: 90 }]
  const button = await screen.findByRole('button', { name: 'Add 1 exercise' })
  school.on('POST /course/paste', { rows: [], pressed: { ...nothing, made } })
  await userEvent.click(button)
  expect(await screen.findByRole('button', { name: 'Undo: Added “One”' })).toBeDefined()
})

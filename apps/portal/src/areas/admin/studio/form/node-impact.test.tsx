import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import type { FakeApi } from '../../../../testing/fake-api.ts'
import { openForm, Presses, studioApi, topicNode } from '../../../../testing/studio-form.tsx'
import { press } from '../../../../testing/user-actions.ts'

const impact = 'POST /course/impact'
const node = { ...topicNode, entity: 'chapters' as const, id: 3, parent_id: 1, name: 'Animals', type: null }

let api: FakeApi
let presses: Presses
beforeEach(() => {
  api = studioApi()
    .on('GET /chapters/3', { managed: { id: 3, version: 1, book_id: 1, name: 'Animals', published: true } })
    .on(impact, { moved: 2, opened: 0, practising: 0 })
  presses = new Presses()
})
const unpublish = async () => {
  await openForm({ target: { node } }, presses)
  const published = await screen.findByRole('switch', { name: /Published/ })
  await userEvent.click(published)
  await press('Save')
}
const question = async () => within(await screen.findByRole('alertdialog', { name: 'This concerns students' }))

it('says before a save how many students its change moves, and saves when told to', async () => {
  await unpublish()
  const dialog = await question()
  expect(dialog.getByText('2 students move on to another chapter')).toBeDefined()
  expect(presses.sent).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Go on' }))
  await waitFor(() => expect(presses.sent).toHaveLength(1))
  expect(api.requestsOf(impact).map(({ body }) => body)).toEqual([
    { steps: [{ action: 'CHANGE', entity: 'chapters', id: 3, version: 1, fields: { published: false } }] },
  ])
})

it('saves nothing and keeps the form when told not to', async () => {
  await unpublish()
  await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(presses.sent).toEqual([])
  expect(screen.getByRole('switch', { name: /Published/ })).toHaveProperty('checked', false)
})

it('names the availability of a book as the server does', async () => {
  api.on('GET /books/1', { id: 1, version: 1, name: 'Book 1', avaliable: true })
  await openForm({ target: { node: { ...node, entity: 'books', id: 1, parent_id: null } } }, presses)
  await userEvent.click(await screen.findByRole('switch', { name: /Available/ }))
  await press('Save')
  await question()
  expect(api.requestsOf(impact)[0]?.body).toMatchObject({ steps: [{ fields: { avaliable: false } }] })
})

it('does not even count the students of what leads them nowhere else', async () => {
  await openForm({ target: { node } }, presses)
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), '!')
  await press('Save')
  await waitFor(() => expect(presses.sent).toHaveLength(1))
  expect(api.count(impact)).toBe(0)
})

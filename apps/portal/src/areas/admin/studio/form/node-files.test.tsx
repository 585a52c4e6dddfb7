import { newExercise } from '@the-house/domain'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import type { FakeApi } from '../../../../testing/fake-api.ts'
import { exerciseNode, openForm, Presses, studioApi, topicNode } from '../../../../testing/studio-form.tsx'
import { uploadByFetch } from '../../../../testing/fake-upload.ts'
import { press } from '../../../../testing/user-actions.ts'

const exercise = { ...newExercise('OPEN_ANSWER', 5), id: 12, version: 3, position: 2, title: 'Cats', published: false }

let api: FakeApi
let presses: Presses
beforeEach(() => {
  uploadByFetch()
  api = studioApi().on('GET /exercises/12/attempts', { open: 0, more: false })
  api.on('GET /exercises/12/right_answers', { content: [] })
  presses = new Presses()
})

const zone = async () => within(await screen.findByRole('group', { name: 'Picture' }))
const target = { entity: 'exercises' as const, parent: topicNode, fields: { type: 'OPEN_ANSWER' } }
const call = 'POST /uploads?entity=exercises&field=image_extra'
const sent = { upload_id: 'u1', url: '/api/v1/uploads/u1', name: 'cat.png' }
const picture = new File(['cat'], 'cat.png', { type: 'image/png' })
const choosePicture = async () => {
  const input = (await screen.findByRole('group', { name: 'Picture' })).querySelector('input')
  if (input) await userEvent.upload(input, picture)
}
/** Whether closing the tab would ask. */
const wouldAsk = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('a file is chosen before the first save, is shown, and comes to its place with the save', async () => {
  api.on(call, sent)
  await openForm({ target }, presses)
  await choosePicture()
  expect(await (await zone()).findByRole('button', { name: 'Replace' })).toBeDefined()
  expect((await zone()).getByText('cat.png')).toBeDefined()
  await press('Save')
  await waitFor(() => expect(presses.sent).toMatchObject([[{ action: 'CREATE', files: { image_extra: 'u1' } }]]))
})

it('a file that could not be sent says why, nothing is saved without it, and it is sent again', async () => {
  api.refuse(call, 413, { token: 'tooLarge' })
  await openForm({ target }, presses)
  await choosePicture()
  expect(await (await zone()).findByRole('button', { name: 'Try again' })).toBeDefined()
  expect((await zone()).getByText(/File to large/)).toBeDefined()
  await press('Save')
  expect(await screen.findByText(/Nothing was saved/)).toBeDefined()
  expect(presses.sent).toEqual([])
  api.on(call, sent)
  await press('Try again')
  expect(await (await zone()).findByRole('button', { name: 'Replace' })).toBeDefined()
  expect(screen.queryByText(/Nothing was saved/)).toBeNull()
  expect(presses.sent).toEqual([])
  await press('Save')
  await waitFor(() => expect(presses.sent).toMatchObject([[{ files: { image_extra: 'u1' } }]]))
})

it('a file that is still being sent is waited for, and the form asks before it is left', async () => {
  const arrival = Promise.withResolvers<unknown>()
  api.on(call, async () => ({ body: await arrival.promise }))
  await openForm({ target }, presses)
  expect(wouldAsk()).toBe(false)
  await choosePicture()
  expect(await (await zone()).findByRole('progressbar')).toBeDefined()
  expect(wouldAsk()).toBe(true)
  await press('Save')
  expect(await screen.findByText(/is still being sent/)).toBeDefined()
  expect(presses.sent).toEqual([])
  arrival.resolve(sent)
  await waitFor(() => expect(presses.sent).toMatchObject([[{ action: 'CREATE', files: { image_extra: 'u1' } }]]))
})

it('a file that is taken back while it is being sent is asked about no more', async () => {
  api.on(call, () => new Promise(() => undefined))
  await openForm({ target }, presses)
  await choosePicture()
  await press('Cancel')
  await waitFor(() => expect(wouldAsk()).toBe(false))
  await press('Save')
  await waitFor(() => expect(presses.sent).toHaveLength(1))
})

it('the files are folded away while there is none, and open where there is one', async () => {
  await openForm({ target })
  expect((await screen.findByText('Address and files')).closest('details')?.open).toBe(false)
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Kind of extra file' }), 'AUDIO')
  expect(screen.getByText('Address and files').closest('details')?.open).toBe(true)
})

it('a file of a row is removed with the save', async () => {
  api.on('GET /exercises/12', { ...exercise, image_extra: { url: '/files/cat.png' } })
  await openForm({ target: { node: exerciseNode } }, presses)
  await userEvent.click(await (await zone()).findByRole('button', { name: 'Remove' }))
  expect(presses.sent).toEqual([])
  await press('Save')
  await waitFor(() => expect(presses.sent).toMatchObject([[{ action: 'CHANGE', files: { image_extra: null } }]]))
})

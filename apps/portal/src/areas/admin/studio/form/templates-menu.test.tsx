import { newExercise } from '@the-house/domain'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import type { FakeApi } from '../../../../testing/fake-api.ts'
import { openForm, Presses, studioApi, topicNode } from '../../../../testing/studio-form.tsx'
import { press } from '../../../../testing/user-actions.ts'

const target = { entity: 'exercises' as const, parent: topicNode }
const last = {
  ...newExercise('COMPLETE_WORD', 5),
  id: 40,
  version: 1,
  title: 'Rooms',
  media_type: 'AUDIO',
  audio_extra: { url: '/files/rooms.mp3' },
  published: true,
}

let api: FakeApi
let presses: Presses
beforeEach(() => {
  api = studioApi()
  presses = new Presses()
})
const start = async (name: string) => {
  await press('Start from a template')
  await press(name)
}
const type = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Type' })

it('a new exercise starts from a template, which is what is saved', async () => {
  await openForm({ target }, presses)
  await start('Open answer')
  await waitFor(async () => expect((await type()).value).toBe('OPEN_ANSWER'))
  await press('Save')
  await waitFor(() =>
    expect(presses.sent).toMatchObject([
      [
        {
          action: 'CREATE',
          parent_id: 5,
          fields: { type: 'OPEN_ANSWER', title: 'Write three sentences about the place where you live.' },
        },
      ],
    ]),
  )
})

it('another template takes the place of one that was not touched, and of what was written only after a question', async () => {
  await openForm({ target }, presses)
  await start('Open answer')
  await start('Letters')
  await waitFor(async () => expect((await type()).value).toBe('COMPLETE_LETTERS'))
  await start('Open answer')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Model answer' }), ' And the river.')
  await start('Letters')
  await press('Cancel')
  expect((await type()).value).toBe('OPEN_ANSWER')
  await start('Letters')
  await press('Replace')
  await waitFor(async () => expect((await type()).value).toBe('COMPLETE_LETTERS'))
})

it('a new exercise is as the last one: its type, its medium and its files, as a draft with its own words', async () => {
  api.on('GET /exercises?page=1&size=1&topic_id=5&sort=-position', {
    content: [last],
    meta: { page: 1, size: 1, total: 1 },
  })
  await openForm({ target }, presses)
  await start('As the last one')
  await waitFor(async () => expect((await type()).value).toBe('COMPLETE_WORD'))
  await press('Save')
  await waitFor(() => expect(presses.sent).toHaveLength(1))
  const [copy, change] = presses.sent[0] ?? []
  expect(copy).toEqual({ action: 'COPY', entity: 'exercises', id: 40, as: -1 })
  expect(change).toMatchObject({
    action: 'CHANGE',
    id: -1,
    fields: { type: 'COMPLETE_WORD', media_type: 'AUDIO', title: '', published: false },
    files: { media: null, image_extra: null },
  })
  expect(change?.files).not.toHaveProperty('audio_extra')
})

it('a new exercise that was begun as the last one keeps its files when its draft is restored', async () => {
  api.on('GET /exercises?page=1&size=1&topic_id=5&sort=-position', {
    content: [last],
    meta: { page: 1, size: 1, total: 1 },
  })
  await openForm({ target }, presses)
  await start('As the last one')
  await waitFor(async () => expect((await type()).value).toBe('COMPLETE_WORD'))
  cleanup()
  await openForm({ target }, presses)
  await press('Use the draft')
  await press('Save')
  await waitFor(() => expect(presses.sent[0]?.[0]).toMatchObject({ action: 'COPY', id: 40 }))
})

it('a new topic starts from one of the four kinds of a chapter', async () => {
  api.on('GET /topics?page=1&size=1&chapter_id=3&sort=-position', { content: [], meta: { page: 1, size: 1, total: 0 } })
  await openForm({ target: { entity: 'topics', parent: { ...topicNode, entity: 'chapters', id: 3 } } }, presses)
  await start('Listening')
  await press('Save')
  await waitFor(() =>
    expect(presses.sent).toMatchObject([[{ fields: { name: 'Listening', type: 'EXERCISE', icon: 'listening' } }]]),
  )
})

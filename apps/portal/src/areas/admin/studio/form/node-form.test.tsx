import { newExercise } from '@the-house/domain'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FakeApi } from '../../../../testing/fake-api.ts'
import { exerciseNode, openForm, Presses, studioApi, topicNode } from '../../../../testing/studio-form.tsx'
import { press } from '../../../../testing/user-actions.ts'
import type { NodeFormProps } from './node-form.tsx'

const exercise = {
  ...newExercise('OPEN_ANSWER', 5),
  id: 12,
  version: 3,
  position: 2,
  title: 'Cats',
  question: '<p>Where do cats live?</p>',
  published: false,
  release_at: null,
  topic: { id: 5, name: 'Animals' },
}

let api: FakeApi
let presses: Presses
beforeEach(() => {
  api = studioApi()
    .on('GET /exercises/12', exercise)
    .on('GET /exercises/12/attempts', { open: 0, more: false })
    .on('GET /exercises/12/right_answers', { content: [] })
  presses = new Presses()
})

const model = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Model answer' })
const isFolded = () => screen.getByText('More').closest('details')?.open === false

describe('the form of an exercise', () => {
  it('sends what was changed and nothing else, with the version that it was read at', async () => {
    const onSaved = vi.fn<NodeFormProps['onSaved']>()
    await openForm({ target: { node: exerciseNode }, onSaved }, presses)
    await userEvent.type(await model(), 'On the roof.')
    await press('Save')
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ entity: 'exercises', id: 12 }))
    expect(presses.sent).toEqual([
      [{ action: 'CHANGE', entity: 'exercises', id: 12, version: 3, fields: { answer_correct: 'On the roof.' } }],
    ])
  })

  it('saves again from the version that the first save has made', async () => {
    await openForm({ target: { node: exerciseNode } }, presses)
    await userEvent.type(await model(), 'A')
    await press('Save')
    await waitFor(() => expect(presses.sent).toHaveLength(1))
    await userEvent.type(await model(), 'B')
    await press('Save')
    await waitFor(() => expect(presses.sent).toHaveLength(2))
    expect(presses.sent[1]).toMatchObject([{ version: 4, fields: { answer_correct: 'AB' } }])
  })

  it('asks for type and question first; title, publishing and dates are folded away, the place is not asked', async () => {
    await openForm({ target: { node: exerciseNode } })
    const type = await screen.findByRole('combobox', { name: 'Type' })
    const question = await screen.findByRole('textbox', { name: 'Question' })
    const title = await screen.findByLabelText('Title')
    expect(type.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(question.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(isFolded()).toBe(true)
    expect(title.closest('details')).toBe(screen.getByText('More').closest('details'))
    expect(screen.queryByLabelText('Order')).toBeNull()
    expect(screen.queryByLabelText('Topic')).toBeNull()
  })

  it('opens what is folded away where a finding leads there, and moves the focus', async () => {
    await openForm({ target: { node: exerciseNode }, focusField: 'title' })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')))
    expect(isFolded()).toBe(false)
  })

  it('shows a refusal at its field, also where that was folded away', async () => {
    presses.refuse({
      status: 412,
      token: 'validation',
      fields: { 'steps[0].fields.published': 'validation.unfinished' },
    })
    await openForm({ target: { node: exerciseNode } }, presses)
    await userEvent.type(await model(), 'A')
    await press('Save')
    expect(await screen.findByText(/This is not whole yet/)).toBeDefined()
    expect(isFolded()).toBe(false)
    expect((await model()).value).toBe('A')
  })

  it('shows both versions where somebody else has saved meanwhile, and saves mine over theirs', async () => {
    presses.refuse({ status: 409, token: 'conflict' })
    await openForm({ target: { node: exerciseNode } }, presses)
    await userEvent.type(await model(), 'Mine')
    api.on('GET /exercises/12', { ...exercise, version: 7, position: 9, answer_correct: 'Theirs' })
    await press('Save')
    const dialog = await screen.findByRole('alertdialog')
    expect(await screen.findByRole('cell', { name: 'Theirs' })).toBeDefined()
    expect(screen.getByRole('cell', { name: 'Mine' })).toBeDefined()
    expect(dialog.textContent).not.toContain('Order')
    await press('Save mine')
    await waitFor(() => expect(presses.sent).toHaveLength(1))
    expect(presses.sent[0]).toMatchObject([{ version: 7, fields: { answer_correct: 'Mine' } }])
  })

  it('tells unsaved values', async () => {
    const onValues = vi.fn<(values: object) => void>()
    await openForm({ target: { node: exerciseNode }, onValues })
    await userEvent.type(await model(), 'Unsaved')
    await waitFor(() => expect(onValues.mock.lastCall?.[0]).toMatchObject({ answer_correct: 'Unsaved', title: 'Cats' }))
  })
})

describe('the form of a new exercise', () => {
  const target = { entity: 'exercises' as const, parent: topicNode, fields: { type: 'OPEN_ANSWER' } }

  it('begins at the question, and makes the exercise at the end of its topic', async () => {
    const onSaved = vi.fn<NodeFormProps['onSaved']>()
    await openForm({ target, onSaved }, presses)
    const question = await screen.findByRole('textbox', { name: 'Question' })
    await waitFor(() => expect(document.activeElement).toBe(question))
    await userEvent.type(await model(), 'It lives in a house.')
    await press('Save')
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ entity: 'exercises', id: 101 }))
    const [step] = presses.sent[0] ?? []
    expect(step).toMatchObject({ action: 'CREATE', entity: 'exercises', as: -1, parent_id: 5 })
    expect(step?.fields).toMatchObject({ type: 'OPEN_ANSWER', title: '', answer_correct: 'It lives in a house.' })
    expect(step?.fields).not.toHaveProperty('position')
    expect(step?.fields).not.toHaveProperty('topic_id')
  })

  it('takes the question as its title where that is left empty', async () => {
    const fields = { type: 'OPEN_ANSWER', question: '<p>Where do cats live?</p>' }
    await openForm({ target: { ...target, fields } }, presses)
    expect(await screen.findByText('Left empty, it becomes: Where do cats live?')).toBeDefined()
    await press('Save')
    await waitFor(() => expect(presses.sent).toMatchObject([[{ fields: { title: 'Where do cats live?' } }]]))
  })

  it('is followed by another of the same type and topic, empty and at the question', async () => {
    const onAnother = vi.fn<NodeFormProps['onAnother']>()
    await openForm({ target, onAnother }, presses)
    await userEvent.type(await model(), 'First')
    await press('Save and add another')
    await waitFor(() => expect(onAnother).toHaveBeenCalledWith(target))
    await waitFor(async () => expect((await model()).value).toBe(''))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Question' })))
    expect(presses.sent).toHaveLength(1)
  })
})

describe('the form of a topic', () => {
  const target = { entity: 'topics' as const, parent: null, fields: { type: 'EXERCISE' } }

  it('begins at its name, and says at it that a name is missing', async () => {
    await openForm({ target: { ...target, parent: { ...topicNode, entity: 'chapters', id: 3 } } }, presses)
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(document.activeElement).toBe(name))
    await press('Save')
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
    expect(presses.sent).toEqual([])
    await userEvent.type(name, 'Words')
    await press('Save')
    await waitFor(() =>
      expect(presses.sent).toMatchObject([
        [{ action: 'CREATE', entity: 'topics', parent_id: 3, fields: { name: 'Words', type: 'EXERCISE' } }],
      ]),
    )
  })
})

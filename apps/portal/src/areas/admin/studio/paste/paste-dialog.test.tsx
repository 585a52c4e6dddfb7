import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { FakeApi } from '../../../../testing/fake-api.ts'
import { openPart } from '../../../../testing/open-page.tsx'
import { studioApi, topicNode } from '../../../../testing/studio-form.tsx'
import { press } from '../../../../testing/user-actions.ts'
import { PasteDialog, type PasteDialogProps } from './paste-dialog.tsx'

const call = 'POST /course/paste'
const rowOf = (line: number, name: string, changes: object = {}) => ({
  line,
  depth: 0,
  entity: 'exercises',
  name,
  type: 'OPEN_ANSWER',
  problems: [],
  taken: true,
  ...changes,
})
const wrong = { taken: false, problems: [{ token: 'right.range', column: 'right', what: '7' }] }
const pressed = { made: [{ as: null, entity: 'exercises', id: 90 }], inverse: [], versions: [] }

let api: FakeApi
let onPasted: PasteDialogProps['onPasted']
let onClose: PasteDialogProps['onClose']
beforeEach(() => {
  api = studioApi()
  onPasted = vi.fn<PasteDialogProps['onPasted']>()
  onClose = vi.fn<PasteDialogProps['onClose']>()
})

const open = (parent: PasteDialogProps['parent'] = topicNode) =>
  openPart(
    <PasteDialog open onClose={onClose} parent={parent} type="OPEN_ANSWER" onPasted={onPasted} />,
    'admin',
    'exchange',
    'exercise-editor',
    'studioForm',
  )
const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
const paste = async (lines: string) => {
  await userEvent.click(await text())
  await userEvent.paste(lines)
}
const sent = () => api.requestsOf(call).map(({ body }) => body)

it('shows what becomes of each line before anything is made, then makes all and closes', async () => {
  api.on(call, { rows: [rowOf(1, 'One'), rowOf(2, 'Two')], pressed: null })
  await open()
  await paste('One\nTwo')
  await press('Check')
  const table = within(await screen.findByRole('table', { name: 'What becomes of the lines' }))
  expect(table.getByRole('row', { name: /One.*Open answer.*Comes in/ })).toBeDefined()
  expect(screen.getByText('2 can be added, as drafts.')).toBeDefined()
  api.on(call, { rows: [rowOf(1, 'One'), rowOf(2, 'Two')], pressed })
  await press('Add 2 exercises')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(onPasted).toHaveBeenCalledWith(pressed, 'One')
  const asked = { parent: { entity: 'topics', id: 5 }, type: 'OPEN_ANSWER', text: 'One\nTwo' }
  expect(sent()).toMatchObject([
    { ...asked, dry_run: true },
    { ...asked, dry_run: false },
  ])
})

it('says in words what is wrong with a line, which stays in the text when the others are made', async () => {
  api.on(call, { rows: [rowOf(1, 'One'), rowOf(2, 'Two', wrong), rowOf(3, 'Three')], pressed: null })
  await open()
  await paste('One\nTwo\t7\nThree')
  await press('Check')
  expect(await screen.findByText('Right answer: There is no choice 7.')).toBeDefined()
  api.on(call, { rows: [], pressed })
  await press('Add 2 exercises')
  await waitFor(async () => expect((await text()).value).toBe('Two\t7'))
  expect(sent().at(-1)).toMatchObject({ text: 'One\nThree' })
  expect(screen.getByText('2 were added. What is left here has to be put right.')).toBeDefined()
  expect(onPasted).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
})

it('offers to add only what was checked as it is now', async () => {
  api.on(call, { rows: [rowOf(1, 'One')], pressed: null })
  await open()
  await paste('One')
  await press('Check')
  await screen.findByRole('button', { name: 'Add 1 exercise' })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Type of the exercises' }), 'COMPLETE_WORD')
  expect(screen.queryByRole('button', { name: 'Add 1 exercise' })).toBeNull()
  await press('Check')
  await screen.findByRole('button', { name: 'Add 1 exercise' })
  await paste(' more')
  expect(screen.queryByRole('button', { name: 'Add 1 exercise' })).toBeNull()
})

it('keeps the text where the school could not be reached, and the next try is the same press', async () => {
  api.on(call, { rows: [rowOf(1, 'One')], pressed: null })
  await open()
  await paste('One')
  await press('Check')
  api.fault(call, 'breaks')
  await press('Add 1 exercise')
  expect(await screen.findByRole('alert')).toBeDefined()
  expect((await text()).value).toBe('One')
  api.mend()
  api.on(call, { rows: [], pressed })
  await press('Add 1 exercise')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const [, first, second] = sent()
  expect(first).toEqual(second)
})

it('offers the text again after the dialog was closed', async () => {
  await open()
  await paste('One')
  await open()
  expect((await screen.findAllByDisplayValue('One')).length).toBeGreaterThan(0)
})

it('says that there is nothing to check, and gives an example of the type to begin with', async () => {
  await open()
  await press('Check')
  expect(await screen.findByText('Paste something first.')).toBeDefined()
  expect(sent()).toEqual([])
  await press('Put the example in')
  expect((await text()).value).toContain('town')
  expect(screen.queryByText('0 of 200000 characters')).toBeNull()
})

it('makes chapters and topics in a book, a tab before a line by a button', async () => {
  api.on(call, {
    rows: [
      rowOf(1, 'Kitchen', { entity: 'chapters', type: null }),
      rowOf(2, 'Words', { entity: 'topics', type: 'EXERCISE', depth: 1 }),
    ],
    pressed: null,
  })
  await open({ ...topicNode, entity: 'books', id: 1, parent_id: null, type: null })
  await paste('Kitchen\nWords')
  await press('Indent the line')
  expect((await text()).value).toBe('Kitchen\n\tWords')
  await press('Check')
  expect(await screen.findByRole('row', { name: /Kitchen.*Chapter/ })).toBeDefined()
  expect(screen.getByRole('row', { name: /Words.*Exercises/ })).toBeDefined()
  expect(await screen.findByRole('button', { name: 'Add 2 lines' })).toBeDefined()
  expect(sent()).toMatchObject([{ parent: { entity: 'books', id: 1 }, type: 'OPEN_ANSWER' }])
})

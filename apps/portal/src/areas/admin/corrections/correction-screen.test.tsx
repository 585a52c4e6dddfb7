import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { colleagues, CorrectionApi, taskOf, own } from '../../../testing/correction-api.ts'
import { signedInWith } from '../../../testing/dashboard-api.ts'
import { arrivedAt, feedback, mark, onCorrection, save } from '../../../testing/correction-actions.ts'
import { openPage } from '../../../testing/open-page.tsx'

const list = '/admin/correct-exercises'
const desk = (id: number) => `${list}/exercise/${id}`
let school: CorrectionApi
beforeEach(() => {
  localStorage.clear()
  signedInWith({}, 'TEACHER')
  school = new CorrectionApi(1, 2)
  school.open()
})

it('shows the answer beside the question and a good answer', async () => {
  await openPage(desk(1))
  await onCorrection(1)
  expect(screen.getByRole('region', { name: 'Answer of Student 1' }).textContent).toBe('I has a cat 1.')
  expect(await screen.findByText('Describe your kitchen.')).toBeDefined()
  expect(screen.getByText('There is a table.')).toBeDefined()
})

describe('saving', () => {
  it('sends the correction, opens the next one, and after the last one says that nothing waits', async () => {
    await openPage(desk(1))
    await userEvent.click(await mark(8))
    await userEvent.click(screen.getByRole('button', { name: 'Tense' }))
    await save()
    await arrivedAt(desk(2))
    await onCorrection(2)
    await waitFor(() => expect(school.saved).toHaveLength(1))
    expect(school.saved[0]).toEqual({
      id: 1,
      feedback: '',
      evaluation: 8,
      comments: [],
      tags: ['TENSE'],
      second: false,
      version: 0,
      deliberate: false,
    })
    await userEvent.click(await mark(5))
    await save()
    await arrivedAt(list)
    expect(await screen.findByText('Nothing waits')).toBeDefined()
    expect(Object.keys(localStorage).filter((key) => key.startsWith('the-house.draft.'))).toEqual([])
  })

  it('carries nothing of one answer into the next one', async () => {
    await openPage(desk(1))
    await userEvent.click(await screen.findByRole('button', { name: 'Begin with the student’s text' }))
    await waitFor(async () => expect((await feedback()).textContent).toBe('I has a cat 1.'))
    await userEvent.click(await mark(8))
    await userEvent.click(screen.getByRole('button', { name: 'Spelling' }))
    await save()
    await onCorrection(2)
    expect((await feedback()).textContent).toBe('')
    expect(within(screen.getByRole('radiogroup', { name: 'Mark' })).queryAllByRole('radio', { checked: true })).toEqual(
      [],
    )
    expect(screen.queryAllByRole('button', { pressed: true, name: 'Spelling' })).toEqual([])
    await userEvent.click(await mark(4))
    await save()
    await arrivedAt(list)
    expect(school.saved.map(({ feedback: said }) => said)).toEqual(['<p>I has a cat 1.</p>', ''])
  })

  it('begins with what was saved where the same answer is opened again', async () => {
    await openPage(desk(1))
    await userEvent.click(await mark(8))
    await save()
    await onCorrection(2)
    await waitFor(() => expect(school.saved).toHaveLength(1))
    const correction = { feedback: '', evaluation: 8, comments: [], tags: [], corrected_at: null, corrected_by: null }
    school.on('GET /corrections/1', taskOf(1, { version: 1, correction }))
    history.pushState(null, '', desk(1))
    await onCorrection(1)
    expect(await mark(8)).toHaveProperty('checked', true)
    expect(screen.getByText(/Corrected before/)).toBeDefined()
  })

  it('asks for the mark first', async () => {
    await openPage(desk(1))
    await onCorrection(1)
    await save()
    expect(await screen.findByText('Choose a mark')).toBeDefined()
    expect(school.saved).toEqual([])
    expect(location.pathname).toBe(desk(1))
  })

  it('says that a colleague was faster, and saves what was written as a draft', async () => {
    school.refuse('PUT /corrections/1', 409, { token: 'conflict' })
    await openPage(desk(1))
    await userEvent.click(await mark(8))
    await save()
    await onCorrection(2)
    expect(await screen.findByText('“Text 1” was not saved')).toBeDefined()
    history.pushState(null, '', desk(1))
    await onCorrection(1)
    await userEvent.click(await screen.findByRole('button', { name: 'Use the draft' }))
    expect(await mark(8)).toHaveProperty('checked', true)
  })
})

it('puts an answer off, until the teacher begins at the queue again', async () => {
  await openPage(desk(1))
  await userEvent.click(await screen.findByRole('button', { name: 'Put off' }))
  await onCorrection(2)
  await userEvent.click(await screen.findByRole('button', { name: 'Put off' }))
  await arrivedAt(list)
  expect(school.saved).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: 'Correct the oldest one' }))
  await onCorrection(1)
})

describe('the keys', () => {
  it('mark and save', async () => {
    await openPage(desk(1))
    await onCorrection(1)
    await userEvent.keyboard('10')
    expect(await mark(10)).toHaveProperty('checked', true)
    ;(await feedback()).focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await onCorrection(2)
    await waitFor(() => expect(school.saved).toMatchObject([{ id: 1, evaluation: 10, feedback: '' }]))
  })

  it('are off where the profile says so', async () => {
    localStorage.setItem('the-house.shortcuts', 'false')
    await openPage(desk(1))
    await onCorrection(1)
    await userEvent.keyboard('9{Control>}{Enter}{/Control}')
    expect(await mark(9)).toHaveProperty('checked', false)
    expect(screen.queryByText('Choose a mark')).toBeNull()
  })
})

it('comments on words that the arrows have selected', async () => {
  await openPage(desk(1))
  const text = await screen.findByRole('region', { name: 'Answer of Student 1' })
  text.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
  await userEvent.type(await screen.findByLabelText('Your comment'), 'have{Enter}')
  const comments = within(await screen.findByRole('list', { name: 'Comments on passages' }))
  expect(comments.getByText('have', { exact: false })).toBeDefined()
  await userEvent.click(await mark(6))
  await save()
  await waitFor(() => expect(school.saved).toMatchObject([{ comments: [{ start: 2, end: 5, text: 'have' }] }]))
})

describe('the claim of a colleague', () => {
  it('is named, and overridden on purpose alone', async () => {
    school.on('PUT /corrections/1/claim', ({ deliberate }: { deliberate: boolean }) => ({
      body: deliberate ? own : colleagues,
    }))
    await openPage(desk(1))
    expect(await screen.findByText(/Ana Reis has this answer on the desk/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Save and open the next one' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Correct it anyway' }))
    await userEvent.click(await mark(7))
    await save()
    await waitFor(() => expect(school.saved).toMatchObject([{ id: 1, evaluation: 7 }]))
  })
})

it('asks before it is left with something unsaved', async () => {
  await openPage(desk(1))
  await userEvent.click(await mark(3))
  const back = screen.getAllByRole('link', { name: 'Correct exercises' })
  const crumb = back.find((link) => link.closest('nav')?.getAttribute('aria-label') === 'Breadcrumb') ?? back[0]
  if (!crumb) throw new Error('There is no way back')
  await userEvent.click(crumb)
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Stay' }))
  expect(location.pathname).toBe(desk(1))
})

it('says so where the answer is gone, or is of the other queue', async () => {
  school.on('GET /corrections/1', taskOf(1, { queue: 'TEST' }))
  await openPage(desk(1))
  expect(await screen.findByText('This is not there any more')).toBeDefined()
})

import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { CorrectionApi, taskOf } from '../../../testing/correction-api.ts'
import { signedInWith } from '../../../testing/dashboard-api.ts'
import { feedback, mark, onCorrection, save } from '../../../testing/correction-actions.ts'
import { openPage } from '../../../testing/open-page.tsx'

const desk = (id: number) => `/admin/correct-exercises/exercise/${id}`
let school: CorrectionApi
beforeEach(() => {
  localStorage.clear()
  signedInWith({}, 'TEACHER')
  school = new CorrectionApi(1, 2)
  school.open()
})

describe('a second version', () => {
  const correction = {
    feedback: '<p>Mind the verb.</p>',
    evaluation: 4,
    comments: [],
    tags: ['TENSE'],
    corrected_at: '2026-03-01T12:00:00Z',
    corrected_by: { id: 8, name: 'Ana Reis' },
  }
  const second_version = { text: 'I have a cat 1.', sent_at: '2026-03-02T01:00:00Z', version: 0, correction: null }
  const title = 'Text 1, second version by Student 1'

  it('is shown with what was changed, beside the first one and what was said of that', async () => {
    school.on('GET /corrections/1', taskOf(1, { version: 1, correction, second_version }))
    await openPage(desk(1))
    await screen.findByRole('heading', { level: 1, name: title })
    expect(screen.getByRole('region', { name: 'Second version of Student 1' }).textContent).toBe('I have a cat 1.')
    expect(screen.getByRole('deletion').textContent).toContain('has')
    expect(screen.getByRole('insertion').textContent).toContain('have')
    expect(await screen.findByText('Mind the verb.')).toBeDefined()
    expect(screen.getByText('Mark: 4 of 10')).toBeDefined()
    expect(screen.getByText(/Corrected by Ana Reis/)).toBeDefined()
  })

  it('is corrected on its own: nothing of the first correction, or of its draft, is carried into it', async () => {
    await openPage(desk(1))
    await userEvent.click(await mark(8))
    await userEvent.click(screen.getByRole('button', { name: 'Spelling' }))
    // The second version arrived while the teacher corrected the first one.
    school.on('GET /corrections/1', taskOf(1, { version: 1, correction, second_version }))
    cleanup()
    await openPage(desk(1))
    await screen.findByRole('heading', { level: 1, name: title })
    expect(screen.queryByRole('button', { name: 'Use the draft' })).toBeNull()
    expect(await mark(8)).toHaveProperty('checked', false)
    expect(screen.queryAllByRole('button', { pressed: true, name: 'Spelling' })).toEqual([])
    expect((await feedback()).textContent).toBe('')
    await userEvent.click(await mark(9))
    await save()
    await onCorrection(2)
    await waitFor(() =>
      expect(school.saved).toMatchObject([{ id: 1, second: true, version: 0, evaluation: 9, feedback: '', tags: [] }]),
    )
  })
})

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { CorrectionApi } from '../../../testing/correction-api.ts'
import { signedInWith } from '../../../testing/dashboard-api.ts'
import { mark, onCorrection, save } from '../../../testing/correction-actions.ts'
import { openPage } from '../../../testing/open-page.tsx'

const desk = (id: number) => `/admin/correct-exercises/exercise/${id}`
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('the-house.draft.'))
let school: CorrectionApi
beforeEach(() => {
  localStorage.clear()
  signedInWith({}, 'TEACHER')
  school = new CorrectionApi(1, 2)
  school.open()
})

const noteGone = () => waitFor(() => expect(screen.queryByText(/correction is not saved yet/)).toBeNull())

describe('a correction that does not arrive', () => {
  const saveCall = 'PUT /corrections/1'
  const arrives = () =>
    school.on(saveCall, (body: Record<string, unknown>) => {
      school.saved.push({ id: 1, ...body })
      return { body: { version: 1 } }
    })
  async function saveInVain() {
    school.refuse(saveCall, 503, { token: 'unavailable' })
    await openPage(desk(1))
    await userEvent.click(await mark(8))
    await save()
    await onCorrection(2)
    expect(await screen.findByText(/1 correction is not saved yet/)).toBeDefined()
    expect(kept()).toHaveLength(1)
  }

  it('is sent again when the connection returns', async () => {
    await saveInVain()
    arrives()
    dispatchEvent(new Event('online'))
    await noteGone()
    expect(school.saved).toMatchObject([{ id: 1, evaluation: 8 }])
    expect(kept()).toEqual([])
  })

  it('is sent again when that is asked for', async () => {
    await saveInVain()
    arrives()
    await userEvent.click(screen.getByRole('button', { name: 'Try again now' }))
    await noteGone()
    expect(school.saved).toMatchObject([{ id: 1, evaluation: 8 }])
    expect(kept()).toEqual([])
  })
})

it('puts off what is not wanted after a reload either', async () => {
  await openPage(desk(1))
  await userEvent.click(await screen.findByRole('button', { name: 'Put off' }))
  await onCorrection(2)
  expect(localStorage.getItem('the-house.put-off.7')).toBe('[1]')
})

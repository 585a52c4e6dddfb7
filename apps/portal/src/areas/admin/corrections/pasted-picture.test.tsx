import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { feedback, mark, onCorrection, save } from '../../../testing/correction-actions.ts'
import { CorrectionApi } from '../../../testing/correction-api.ts'
import { signedInWith } from '../../../testing/dashboard-api.ts'
import { uploadByFetch } from '../../../testing/fake-upload.ts'
import { openPage } from '../../../testing/open-page.tsx'

const call = 'POST /text_pictures'
let school: CorrectionApi
beforeEach(() => {
  localStorage.clear()
  signedInWith({}, 'TEACHER')
  school = new CorrectionApi(1, 2)
  school.open()
  uploadByFetch()
})

/** Opens an answer, marks it, and pastes a picture into the feedback. */
async function pastePicture(): Promise<void> {
  await openPage('/admin/correct-exercises/exercise/1')
  await userEvent.click(await mark(8))
  const files = [new File(['hall'], 'hall.png', { type: 'image/png' })]
  fireEvent.paste(await feedback(), { clipboardData: { files, types: ['Files'], getData: () => '' } })
}

it('a correction waits for a picture that is still being sent', async () => {
  const arrival = Promise.withResolvers<unknown>()
  school.on(call, async () => ({ body: await arrival.promise }))
  await pastePicture()
  expect(await screen.findByRole('progressbar', { name: 'Sending hall.png' })).toBeDefined()
  await save()
  expect(await screen.findByText(/is still being sent/)).toBeDefined()
  expect(school.saved).toEqual([])
  arrival.resolve({ src: '/api/v1/files/hall.png' })
  await onCorrection(2)
  await waitFor(() => expect(school.saved).toMatchObject([{ id: 1, evaluation: 8 }]))
})

it('nothing is saved, and no other answer opened, while a picture has failed; it is sent again, or given up', async () => {
  school.refuse(call, 413, { token: 'tooLarge' })
  await pastePicture()
  expect(await screen.findByText(/File to large/)).toBeDefined()
  await save()
  expect(await screen.findByText(/Nothing was saved/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Put off' }))
  await onCorrection(1)
  expect(school.saved).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Take it back' }))
  await save()
  await onCorrection(2)
  await waitFor(() => expect(school.saved).toMatchObject([{ id: 1, feedback: '' }]))
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { FakeApi } from '../../testing/fake-api.ts'
import { openPage, signedInAs, userOf } from '../../testing/open-page.tsx'

let school: FakeApi
const getUserMedia = vi.fn<() => Promise<MediaStream>>()
beforeEach(() => {
  getUserMedia.mockReset()
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  signedInAs()
  school = new FakeApi().on('GET /me', userOf()).open()
})

const row = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name })
  const item = heading.closest('li')
  if (!item) throw new Error(`${name} is not listed`)
  return within(item)
}

it('checks by itself what needs no permission, and nothing else', async () => {
  await openPage('/requirements')
  expect(await (await row('Storage')).findByText('This device keeps what it is given.')).toBeDefined()
  expect(await (await row('Connection')).findByText('The school answers quickly.')).toBeDefined()
  for (const name of ['Sound', 'Microphone', 'Camera'])
    expect((await row(name)).getByText('Not checked yet')).toBeDefined()
  expect(getUserMedia).not.toHaveBeenCalled()
})

it('asks for the microphone when its button is pressed, and says what to do when it is refused', async () => {
  getUserMedia.mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  await openPage('/requirements')
  const microphone = await row('Microphone')
  await userEvent.click(microphone.getByRole('button', { name: 'Check the microphone' }))
  expect(await microphone.findByText('Problem')).toBeDefined()
  expect(microphone.getByText(/allow it, and check again/)).toBeDefined()
  expect((await row('Camera')).getByText('Not checked yet')).toBeDefined()
})

it('checks again from the start', async () => {
  school.reachable = false
  await openPage('/requirements')
  expect(await (await row('Connection')).findByText(/The school is not reached/)).toBeDefined()
  school.reachable = true
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await (await row('Connection')).findByText('The school answers quickly.')).toBeDefined()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Check again'))
})

import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { openPage, signedOut } from '../open-page.tsx'
import { choose, press } from '../user-actions.ts'
import { rows, rowsInPortuguese } from './rows.ts'
import { scenarios } from './scenarios.ts'
import { booksPath, schoolApi, type } from './school.ts'

beforeEach(signedOut)

/** Time-outs expire at once. */
function timesOutAtOnce() {
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), 50)
    return controller.signal
  })
}

/** Waits until nothing on the page is busy. */
const expectIdle = () =>
  waitFor(() => {
    expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(0)
    expect(document.querySelectorAll('progress:not([value])')).toHaveLength(0)
  })

it.each(rows)(
  '%s (%s): the specified message shows, nothing spins, and it works again after',
  async (_, scenario, call, fault, words) => {
    const { before, does, again } = scenarios[scenario]
    const timeout = fault === 'hangs' ? timesOutAtOnce() : undefined
    const api = (await before()).fault(call, fault)
    await does()
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
    await expectIdle()
    expect(api.count(call)).toBeGreaterThan(0)
    timeout?.mockRestore()
    api.mend()
    await again()
  },
)

it.each(rowsInPortuguese)('%s: the message is in Portuguese, and it works again after', async (_, fault, words) => {
  const timeout = fault === 'hangs' ? timesOutAtOnce() : undefined
  const api = schoolApi().fault('POST /session/forgot_password', fault)
  await openPage('/forgot-password')
  await choose(/Português/)
  await screen.findByRole('button', { name: 'Enviar' })
  await type('E-mail', 'maria@thehouse.test')
  await press('Enviar')
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  await expectIdle()
  timeout?.mockRestore()
  api.mend()
  await press('Enviar')
  expect(await screen.findByRole('alertdialog', { name: 'E-mail enviado' })).toBeDefined()
})

it('waits 20 seconds for an answer', async () => {
  const timeout = timesOutAtOnce()
  await scenarios.reading.before()
  await scenarios.reading.does()
  expect(await screen.findByRole('heading', { name: 'Books', level: 1 })).toBeDefined()
  expect(timeout).toHaveBeenCalledWith(20_000)
})

it('ends the session once, and says so once, where several calls are refused at once', async () => {
  const { before, does, again } = scenarios.returning
  const api = await before()
  const ended = { status: 401, body: { token: 'session.required' } }
  for (const call of ['GET /me/books', 'GET /books/1/chapters', 'GET /chapters/3']) api.fault(call, ended)
  await does()
  expect(await screen.findAllByText(/Your session has ended/)).toHaveLength(1)
  api.mend()
  await again()
  expect(location.pathname).toBe(booksPath)
})

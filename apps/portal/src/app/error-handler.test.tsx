import { dismissAll, ThemeProvider, Toaster } from '@the-house/design-system'
import { act, render } from '@testing-library/react'
import { createI18n } from '@the-house/i18n'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError, handleError } from '../api/api-error.ts'
import { currentSession, syncSessionAcrossTabs } from '../session/session.ts'
import { FakeApi } from '../testing/fake-api.ts'
import { signedInAs, userOf } from '../testing/open-page.tsx'
import { installErrorHandler } from './error-handler.ts'

syncSessionAcrossTabs()
installErrorHandler()
beforeEach(async () => {
  await createI18n({ language: 'en' })
  signedInAs()
})

it('ends the session on 401, and leaves the next one alone when a second 401 comes late', () => {
  const ended = new ApiError({ status: 401, token: 'session.required' })
  handleError(ended)
  expect(currentSession()).toMatchObject({ user: null, ended: true })
  handleError(ended)
  expect(currentSession()).toMatchObject({ user: null, ended: true })
  signedInAs()
  handleError(new ApiError({ status: 401, token: 'session.required', outdated: true }))
  expect(currentSession().user).not.toBeNull()
})

it('lets the caller go on after a fault of the page itself, and reports it to the console', () => {
  const told = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', told)
  const fault = new TypeError('undefined is not a function')
  expect(() => handleError(fault)).not.toThrow()
  expect(told).toHaveBeenCalledWith(fault)
})

it('refreshes the user’s permissions when a call is refused, as after an administrator has changed them', async () => {
  new FakeApi().on('GET /me', { ...userOf('TEACHER'), name: 'Maria Prado' }).open()
  handleError(new ApiError({ status: 403, token: 'access.denied' }))
  await vi.waitFor(() => expect(currentSession().user).toMatchObject({ profile: 'TEACHER', name: 'Maria Prado' }))
})

it('names the request of a failure of the server, and none where the user was at fault or no answer came', () => {
  const { container } = render(<Toaster />, { wrapper: ThemeProvider })
  const requestId = 'K7M2Q9XD'
  const toastOf = (failure: ApiError) => {
    act(() => dismissAll())
    act(() => handleError(failure))
    return container.ownerDocument.body.textContent
  }
  expect(toastOf(new ApiError({ status: 503, token: 'unavailable', requestId }))).toContain(requestId)
  expect(toastOf(new ApiError({ status: 404, token: 'notFound', requestId }))).not.toContain(requestId)
  expect(toastOf(new ApiError({ status: 502 }))).not.toContain('code')
})

import { createI18n } from '@the-house/i18n'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiFailure, report } from '../api/failure.ts'
import { currentSession, followOtherTabs } from '../session/session.ts'
import { signedInAs } from '../testing/open-page.tsx'
import { startFailures } from './failures.ts'

followOtherTabs()
startFailures()
beforeEach(async () => {
  await createI18n({ language: 'en' })
  signedInAs()
})

it('ends the session on 401, and leaves the next one alone when a second 401 comes late', () => {
  const ended = new ApiFailure({ status: 401, token: 'session.required' })
  report(ended)
  expect(currentSession()).toMatchObject({ user: null, ended: true })
  report(ended)
  expect(currentSession()).toMatchObject({ user: null, ended: true })
  signedInAs()
  report(new ApiFailure({ status: 401, token: 'session.required', outdated: true }))
  expect(currentSession().user).not.toBeNull()
})

it('lets whoever waits go on after a fault of the page itself, and tells the console', () => {
  const told = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', told)
  const fault = new TypeError('undefined is not a function')
  expect(() => report(fault)).not.toThrow()
  expect(told).toHaveBeenCalledWith(fault)
})

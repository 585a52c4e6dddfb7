import { createI18n } from '@the-house/i18n'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiFailure, report } from '../api/failure.ts'
import { currentSession, followOtherTabs } from '../session/session.ts'
import { FakeSchool } from '../testing/fake-school.ts'
import { signedInAs, userOf } from '../testing/open-page.tsx'
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

it('learns what somebody may do now when a call is refused them, as after an administrator has changed it', async () => {
  new FakeSchool().on('GET /me', { ...userOf('TEACHER'), name: 'Maria Prado' }).open()
  report(new ApiFailure({ status: 403, token: 'access.denied' }))
  await vi.waitFor(() => expect(currentSession().user).toMatchObject({ profile: 'TEACHER', name: 'Maria Prado' }))
})

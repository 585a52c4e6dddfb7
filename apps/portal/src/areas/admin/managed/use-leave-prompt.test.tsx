import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useLeavePrompt, type FormIdentity } from './use-leave-prompt.ts'

/** The Navigation API, which the test environment lacks. */
const browser = new EventTarget()

/** Goes Back from a form to an address; answers whether the form asks. */
function goBack(to: string, identity?: FormIdentity): boolean {
  const { result } = renderHook(() => useLeavePrompt(true, identity))
  const destination = { key: 'k', sameDocument: true, url: new URL(to, location.href).href }
  const event = Object.assign(new Event('navigate', { cancelable: true }), { navigationType: 'traverse', destination })
  act(() => {
    browser.dispatchEvent(event)
  })
  return result.current.asking
}

beforeEach(() => {
  vi.stubGlobal('navigation', browser)
  history.replaceState(null, '', '/admin/course?at=topics/1&show=check')
})

it.each([
  ['asks before another path', '/admin/books', true],
  ['does not ask before another query', '/admin/course?page=2', false],
])('a form that its path names %s', (_, to, asks) => {
  expect(goBack(to)).toBe(asks)
})

const byNode: FormIdentity = ({ searchParams }) => String(searchParams.get('at'))
it.each([
  ['asks before another one', '/admin/course?at=topics/2', true],
  ['asks before another path', '/admin/books?at=topics/1', true],
  ['does not ask before something else beside it', '/admin/course?at=topics/1', false],
])('a form that a part of the query names %s', (_, to, asks) => {
  expect(goBack(to, byNode)).toBe(asks)
})

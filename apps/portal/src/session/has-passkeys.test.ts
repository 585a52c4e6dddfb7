import { afterEach, expect, it, vi } from 'vitest'
import { hasPasskeys } from './has-passkeys.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['thehouse.example', true],
  ['localhost', true],
  ['127.0.0.1', false],
  ['[::1]', false],
])('a browser with passkeys has them at %s: %s', (hostname, expected) => {
  vi.stubGlobal('PublicKeyCredential', vi.fn())
  vi.stubGlobal('location', { hostname })
  expect(hasPasskeys()).toBe(expected)
})

it('a browser without them has none anywhere', () => {
  vi.stubGlobal('location', { hostname: 'thehouse.example' })
  expect(hasPasskeys()).toBe(false)
})

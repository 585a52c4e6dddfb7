import { expect, it } from 'vitest'
import { pathHere } from './path-here.ts'

it.each([
  [`${location.origin}/the-magic-formula/books?page=2`, '/the-magic-formula/books?page=2'],
  ['/dashboard', '/dashboard'],
])('follows %s, which is of this portal', (address, path) => {
  expect(pathHere(address)).toBe(path)
})

it.each(['https://elsewhere.test/dashboard', 'javascript:alert(1)', `${location.origin}//elsewhere.test`, 'http://['])(
  'rejects %s',
  (address) => {
    expect(pathHere(address)).toBeNull()
  },
)

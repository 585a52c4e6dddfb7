import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useFold } from './use-fold.ts'

interface At {
  place?: string
}

const fold = (initialProps: At = {}, opensAtFirst = false) =>
  renderHook(({ place }: At) => useFold('school', place, opensAtFirst), { initialProps })
const toggle = ({ result }: ReturnType<typeof fold>) => act(() => result.current.toggle())

function forbid(): never {
  throw new DOMException('forbidden', 'SecurityError')
}

beforeEach(() => localStorage.clear())

it('starts as the group does until its caption is pressed, and remembers that on the device', () => {
  expect(fold({}, true).result.current.open).toBe(true)
  const group = fold()
  expect(group.result.current.open).toBe(false)
  toggle(group)
  expect(group.result.current.open).toBe(true)
  expect(fold().result.current.open).toBe(true)
  toggle(group)
  expect(fold({}, true).result.current.open).toBe(false)
})

it('opens by itself with the current place in it, and folds again once the user has left it', () => {
  expect(fold({ place: '/store' }).result.current.open).toBe(true)
  const group = fold()
  group.rerender({ place: '/store' })
  expect(group.result.current.open).toBe(true)
  group.rerender({})
  expect(group.result.current.open).toBe(false)
})

it('stays folded where the user folds it over the current place, until the next place in it', () => {
  const group = fold({ place: '/store' })
  toggle(group)
  group.rerender({ place: '/store' })
  expect(group.result.current.open).toBe(false)
  group.rerender({ place: '/news' })
  expect(group.result.current.open).toBe(true)
})

it('folds and opens where the browser forbids storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid)
  const group = fold()
  toggle(group)
  expect(group.result.current.open).toBe(true)
  vi.restoreAllMocks()
})

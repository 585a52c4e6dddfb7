import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useOutsideValue } from './use-outside-value.ts'

function field(value: string) {
  const onOutside = vi.fn<(value: string) => void>()
  const { result, rerender } = renderHook((now: string) => useOutsideValue(now, onOutside), { initialProps: value })
  return { onOutside, pass: (own: string) => result.current(own), render: rerender }
}

it('takes no value of its own for one from outside, however late it comes back', () => {
  const { onOutside, pass, render } = field('')
  for (const own of ['N', 'No', 'Not']) pass(own)
  render('N')
  render('Not')
  pass('Not ')
  pass('Not')
  render('Not ')
  render('Not')
  expect(onOutside).not.toHaveBeenCalled()
})

it('tells a value from outside, be it one that was passed out before', () => {
  const { onOutside, pass, render } = field('draft')
  pass('draft!')
  render('draft!')
  render('draft')
  pass('more')
  render('restored')
  expect(onOutside.mock.calls).toEqual([['draft'], ['restored']])
})

it('waits for no value that is the same as before', () => {
  const { onOutside, pass, render } = field('')
  pass('')
  pass('a')
  render('a')
  render('')
  expect(onOutside.mock.calls).toEqual([['']])
})

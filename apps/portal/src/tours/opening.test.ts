import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isClaimed, onceLoaded, onceOpened } from './opening.ts'

const begin = vi.fn<() => void>()
let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  begin.mockReset()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  document.body.replaceChildren()
})

const show = (inside: string) => {
  document.body.innerHTML = `<main>${inside}</main>`
}
const open = () => {
  stop = onceOpened(begin)
}
const heading = '<h1>Books</h1>'

it('begins once, between 500 and 1000 ms after the screen has opened', () => {
  show(heading)
  open()
  vi.advanceTimersByTime(500)
  expect(begin).not.toHaveBeenCalled()
  vi.advanceTimersByTime(500)
  expect(begin).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(begin).toHaveBeenCalledOnce()
})

it.each([
  ['has no heading yet', '<p></p>'],
  ['still loads its data', `${heading}<div aria-busy="true"></div>`],
])('waits while the screen %s, and counts from then on', (_, inside) => {
  show(inside)
  open()
  vi.advanceTimersByTime(10_000)
  expect(begin).not.toHaveBeenCalled()
  show(heading)
  vi.advanceTimersByTime(500)
  expect(begin).not.toHaveBeenCalled()
  vi.advanceTimersByTime(500)
  expect(begin).toHaveBeenCalledOnce()
})

it('does not wait for a button that is busy', () => {
  show(`${heading}<button aria-busy="true"></button>`)
  open()
  vi.advanceTimersByTime(1000)
  expect(begin).toHaveBeenCalledOnce()
})

it.each(['<input />', '<textarea></textarea>', '<select></select>', '<div contenteditable="true" tabindex="0"></div>'])(
  'knows that the user is typing where the focus is in %s',
  (field) => {
    show(`${heading}${field}`)
    expect(isClaimed()).toBe(false)
    document.querySelector<HTMLElement>('h1 + *')?.focus()
    expect(isClaimed()).toBe(true)
  },
)

it('knows that a dialog is open', () => {
  show(`${heading}<dialog open></dialog>`)
  expect(isClaimed()).toBe(true)
})

it('begins what was requested as soon as the screen has its data, and does not wait for an error', () => {
  show(`${heading}<div aria-busy="true"></div>`)
  stop = onceLoaded(begin)
  vi.advanceTimersByTime(1000)
  expect(begin).not.toHaveBeenCalled()
  show(heading)
  vi.advanceTimersByTime(100)
  expect(begin).toHaveBeenCalledOnce()
  show('')
  stop = onceLoaded(begin)
  vi.advanceTimersByTime(3000)
  expect(begin).toHaveBeenCalledTimes(2)
})

it('never begins on a screen that was left before', () => {
  show(heading)
  open()
  vi.advanceTimersByTime(600)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(begin).not.toHaveBeenCalled()
})

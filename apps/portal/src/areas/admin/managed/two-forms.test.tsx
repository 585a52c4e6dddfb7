import { renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { disableLeavePrompt, useLeavePrompt } from './use-leave-prompt.ts'

afterEach(disableLeavePrompt)

/** Whether closing the tab would ask. */
function asks(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented
}

/** A form that is not saved. */
const open = () =>
  renderHook((props: { unsaved: boolean }) => useLeavePrompt(props.unsaved), { initialProps: { unsaved: true } })

it('two forms of a screen ask as long as one of them is unsaved, and no longer', () => {
  const [first, second] = [open(), open()]
  expect(asks()).toBe(true)
  second.rerender({ unsaved: false })
  expect(asks()).toBe(true)
  first.rerender({ unsaved: false })
  expect(asks()).toBe(false)
})

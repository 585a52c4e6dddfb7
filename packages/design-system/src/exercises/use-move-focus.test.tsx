import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useMoveFocus } from './use-move-focus.ts'

afterEach(cleanup)

function Desk({ owner = 1, before, loaded = true }: { owner?: number; before: boolean; loaded?: boolean }) {
  const part = useMoveFocus(owner, before)
  return (
    !before &&
    loaded && (
      <section ref={part} tabIndex={-1}>
        part
      </section>
    )
  )
}
const isFocused = () => document.activeElement === screen.getByText('part')

it('moves to the part that follows', () => {
  const { rerender } = render(<Desk before />)
  rerender(<Desk before={false} />)
  expect(isFocused()).toBe(true)
})

it('waits for a part that is still being loaded', () => {
  const { rerender } = render(<Desk before />)
  rerender(<Desk before={false} loaded={false} />)
  expect(document.activeElement).toBe(document.body)
  rerender(<Desk before={false} />)
  expect(isFocused()).toBe(true)
})

it('leaves the focus alone when another owner is shown, or the part was there from the beginning', () => {
  const { rerender } = render(<Desk before />)
  rerender(<Desk owner={2} before={false} />)
  expect(isFocused()).toBe(false)
  cleanup()
  render(<Desk before={false} />)
  expect(isFocused()).toBe(false)
})

it('does not wait any longer for a part once the owner goes back', () => {
  const { rerender } = render(<Desk before />)
  rerender(<Desk before={false} loaded={false} />)
  rerender(<Desk before />)
  rerender(<Desk owner={2} before={false} />)
  expect(isFocused()).toBe(false)
})

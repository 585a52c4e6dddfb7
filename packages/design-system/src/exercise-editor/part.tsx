import { chakra } from '@chakra-ui/react'
import type { DraftField } from '@the-house/domain'
import type { FocusEvent, ReactNode } from 'react'

const Area = chakra('div', { base: { minW: 0, scrollMarginTop: 24 } })

export interface PartProps {
  /** The fields edited here. */
  fields: readonly DraftField[]
  /** Called when the author leaves the part. */
  onLeave: (fields: readonly DraftField[]) => void
  children: ReactNode
}

/** Wraps some fields, so that a finding can move the focus to them. */
export function Part({ fields, onLeave, children }: PartProps) {
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) onLeave(fields)
  }
  return (
    <Area data-fields={fields.join(' ')} onBlur={leave}>
      {children}
    </Area>
  )
}

const focusable = 'input, select, textarea, button, [contenteditable=true]'

/** Moves the focus to the input of a field; `at` is the choice or blank. */
export function goToField(root: HTMLElement | null, field: DraftField, at: number | null): void {
  // Of parts in each other the innermost holds the field alone.
  const part = Array.from(root?.querySelectorAll(`[data-fields~="${field}"]`) ?? []).at(-1)
  const item = at === null ? null : part?.querySelector(`[data-at="${at}"]`)
  const target = (item ?? part)?.querySelector(focusable)
  // What is folded away cannot have the focus.
  const folded = part?.closest('details')
  if (folded) folded.open = true
  if (target instanceof HTMLElement) target.focus()
}

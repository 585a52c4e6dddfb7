import { VisuallyHidden } from '@the-house/design-system'
import { useEffect, useState } from 'react'
import { onArrival } from '../../page/arrival.ts'

/** Tells the title of a screen that was just navigated to. */
export function Announcer() {
  const [title, setTitle] = useState('')
  useEffect(() => onArrival(setTitle), [])
  return (
    <VisuallyHidden as="output" aria-live="polite">
      {title}
    </VisuallyHidden>
  )
}

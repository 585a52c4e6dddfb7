import { VisuallyHidden } from '@the-house/design-system'
import { useEffect, useState } from 'react'
import { onRouteChange } from '../../page/route-focus.ts'

/** A live region that announces the title of a screen after a navigation to screen readers. */
export function Announcer() {
  const [title, setTitle] = useState('')
  useEffect(() => onRouteChange(setTitle), [])
  return (
    <VisuallyHidden as="output" aria-live="polite">
      {title}
    </VisuallyHidden>
  )
}

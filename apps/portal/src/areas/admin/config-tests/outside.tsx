import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/**
 * Renders in a portal outside of the form, because Enter in a field of a dialog must not submit the form that opens it.
 */
export const Outside = ({ children }: { children: ReactNode }) => createPortal(children, document.body)

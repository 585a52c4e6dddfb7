import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Stands beside the page: Enter in a field of a dialog must not hand in the form that opens it. */
export const Outside = ({ children }: { children: ReactNode }) => createPortal(children, document.body)

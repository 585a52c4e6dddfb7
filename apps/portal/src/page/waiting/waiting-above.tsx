import { useState, type ReactNode } from 'react'
import { inlineErrors } from '../../api/inline-errors.ts'
import { useApiQuery } from '../../api/use-api-query.ts'
import { WaitingStrip } from './waiting-strip.tsx'

/** How long the content waits for the strip. */
const patienceMs = 1000

export interface WaitingAboveProps {
  /** Shown in place of the children while it is not known whether the strip is there. */
  skeleton: ReactNode
  children: ReactNode
}

/** What waits for the user, above the content of a screen, which waits for it so that the strip does not push it down. */
export function WaitingAbove({ skeleton, children }: WaitingAboveProps) {
  const [slow, setSlow] = useState(false)
  const { data, error } = useApiQuery(
    'GET /me/todo',
    {},
    { ...inlineErrors, loadingTimeout: patienceMs, onLoadingSlow: () => setSlow(true) },
  )
  if (!data && !error && !slow) return skeleton
  return (
    <>
      {data && <WaitingStrip todo={data} />}
      {children}
    </>
  )
}

import type { ReactNode } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { report, type ApiFailure } from '../api/failure.ts'
import { startOutbox } from '../outbox/browser-outbox.ts'
import { useSession } from '../session/session.ts'
import { Shell, type ShellProps } from './shell/shell.tsx'

// Answers that an earlier visit has left on this device leave with the first screen of their owner.
startOutbox()

const reads: SWRConfiguration<unknown, ApiFailure> = {
  // A lost connection is shown where the data is missing, and by the banner; not once a read.
  onError: (failure) => {
    if (failure.status !== 0) report(failure)
  },
  shouldRetryOnError: (failure) => failure.passing,
  focusThrottleInterval: 30_000,
}

export interface SignedInProps extends ShellProps {
  children: ReactNode
}

/** All that stands around the screens of a signed-in user. What one has read is never shown to the next. */
export function SignedIn(props: SignedInProps) {
  const { user } = useSession()
  return (
    <SWRConfig key={user?.id ?? 'nobody'} value={{ ...reads, provider: () => new Map() }}>
      <Shell {...props} />
    </SWRConfig>
  )
}

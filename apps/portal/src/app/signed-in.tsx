import type { ReactNode } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { report, type ApiFailure } from '../api/failure.ts'
import { startOutbox } from '../outbox/browser-outbox.ts'
import { useSession } from '../session/session.ts'
import { Shell, type ShellProps } from './shell/shell.tsx'

// Answers that an earlier visit has left on this device leave with the first screen of their owner.
startOutbox()

const firstRestMs = 5000

const reads: SWRConfiguration<unknown, ApiFailure> = {
  // A lost connection is shown where the data is missing, and by the banner; not once a read.
  onError: (failure) => {
    if (failure.status !== 0) report(failure)
  },
  shouldRetryOnError: (failure) => failure.passing,
  onErrorRetry: (failure, _key, _config, revalidate, { retryCount }) => {
    const restMs = firstRestMs * 2 ** Math.min(retryCount, 6) * (0.5 + Math.random())
    setTimeout(() => void revalidate({ retryCount }), Math.max(restMs, (failure.retryAfter ?? 0) * 1000))
  },
  focusThrottleInterval: 30_000,
}

export interface SignedInProps extends ShellProps {
  children: ReactNode
}

/**
 * All that stands around the screens of a signed-in user. What one has read is never shown to the next, and what was
 * read in one unit never in another.
 */
export function SignedIn(props: SignedInProps) {
  const { user } = useSession()
  return (
    <SWRConfig key={`${user?.id}.${user?.unity_id}`} value={{ ...reads, provider: () => new Map() }}>
      <Shell {...props} />
    </SWRConfig>
  )
}

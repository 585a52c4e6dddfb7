import { lazy, Suspense } from 'react'
import type { AwayProps } from './away.tsx'
import { ErrorMessage } from './error-message.tsx'

const Unloaded = ({ onRetry }: AwayProps) => <ErrorMessage text="errors.chunk" onRetry={onRetry} />

/** Seldom shown, so a chunk of its own; where that is not on the device either, there is the message alone. */
const Loaded = lazy(async () => ({
  default: await import('./away.tsx').then(
    (module) => module.Away,
    () => Unloaded,
  ),
}))

/** `Away`, loaded when it is first needed. */
export const LazyAway = (props: AwayProps) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)

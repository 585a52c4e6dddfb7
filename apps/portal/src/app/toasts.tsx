import { anyToast, onToasts } from '@the-house/design-system'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useAtRest } from './at-rest.ts'

const restMs = 3000

/** Until the connection returns, or a moment. */
const rested = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, restMs)
    addEventListener('online', () => resolve(), { once: true })
  })

/** What is to be said waits for as long as it cannot come. */
const Toaster = lazy(async () => {
  for (;;)
    try {
      return { default: (await import('./toaster.ts')).Toaster }
    } catch {
      await rested()
    }
})

/** What `notify` speaks through; it comes once the page is at rest, or has something to say. */
export function Toasts() {
  const atRest = useAtRest()
  const speaks = useSyncExternalStore(onToasts, anyToast)
  if (!atRest && !speaks) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}

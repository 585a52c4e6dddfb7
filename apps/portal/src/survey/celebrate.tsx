import { lazy, Suspense, type ComponentType } from 'react'

const nothing: { default: ComponentType } = { default: () => null }
/** Where it cannot come, the result does without. */
const Celebration = lazy((): Promise<{ default: ComponentType }> => import('./celebration.tsx').catch(() => nothing))

/** A small celebration, once, of what was just achieved. */
export function Celebrate({ achieved }: { achieved: boolean }) {
  return (
    achieved && (
      <Suspense>
        <Celebration />
      </Suspense>
    )
  )
}

import { lazy, Suspense, type ComponentType } from 'react'

const nothing: { default: ComponentType } = { default: () => null }
/** If its chunk fails to load, the result is shown without it. */
const Celebration = lazy((): Promise<{ default: ComponentType }> => import('./celebration.tsx').catch(() => nothing))

/** A short celebration, shown once for an achievement. */
export function Celebrate({ achieved }: { achieved: boolean }) {
  return (
    achieved && (
      <Suspense>
        <Celebration />
      </Suspense>
    )
  )
}

import { Suspense, useEffect, useState } from 'react'
import { removeTabItem, tabKeys, readTabItem } from '../../device/tab-storage.ts'
import { ErrorBoundary } from '../error-boundary.tsx'
import { lazyScreen } from '../lazy-screen.tsx'

const unitChanged = lazyScreen(() => import('./unit-changed.tsx').then((module) => module.UnitChanged))

/** Shows once after the reload of a unit change to which unit the user has changed. */
export function UnitChangedNotice() {
  const [unit] = useState(() => readTabItem(tabKeys.unitChanged))
  useEffect(() => removeTabItem(tabKeys.unitChanged), [])
  if (unit === null) return null
  return (
    <ErrorBoundary>
      <Suspense>
        <unitChanged.Screen unit={unit} />
      </Suspense>
    </ErrorBoundary>
  )
}

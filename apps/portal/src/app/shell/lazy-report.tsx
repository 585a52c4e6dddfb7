import { Suspense } from 'react'
import type { ReportDialogProps } from '../../areas/report/report-dialog.tsx'
import { ErrorBoundary } from '../error-boundary.tsx'
import { lazyScreen } from '../lazy-screen.tsx'

const dialog = lazyScreen<ReportDialogProps>(
  () => import('../../areas/report/report-dialog.tsx').then((module) => module.ReportDialog),
  'report',
  'validation',
)

export interface LazyReportProps {
  /** null: never opened, so the dialog is not loaded. */
  open: boolean | null
  onClose: () => void
}

/** The dialog of an error report, lazy: it loads when it is first opened. */
export function LazyReport({ open, onClose }: LazyReportProps) {
  if (open === null) return null
  return (
    <ErrorBoundary>
      <Suspense>
        <dialog.Screen open={open} onClose={onClose} />
      </Suspense>
    </ErrorBoundary>
  )
}

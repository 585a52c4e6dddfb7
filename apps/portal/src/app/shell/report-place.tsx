import { Suspense } from 'react'
import type { ReportDialogProps } from '../../areas/report/report-dialog.tsx'
import { Boundary } from '../boundary.tsx'
import { screen } from '../screen.tsx'

const dialog = screen<ReportDialogProps>(
  () => import('../../areas/report/report-dialog.tsx').then((module) => module.ReportDialog),
  'report',
  'validation',
)

export interface ReportPlaceProps {
  /** null: it was never asked for. */
  open: boolean | null
  onClose: () => void
}

/** Where the dialog opens that reports an error; it loads when it is asked for. */
export function ReportPlace({ open, onClose }: ReportPlaceProps) {
  if (open === null) return null
  return (
    <Boundary>
      <Suspense>
        <dialog.Screen open={open} onClose={onClose} />
      </Suspense>
    </Boundary>
  )
}

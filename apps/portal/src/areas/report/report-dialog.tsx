import { Dialog, MessageDialog } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { Report } from './report.tsx'

export interface ReportDialogProps {
  open: boolean
  /** Asked for when it is left, and after the confirmation of a report that was sent. */
  onClose: () => void
}

/** Tells the school what went wrong. What is not sent is there again when it is opened next. */
export function ReportDialog({ open, onClose }: ReportDialogProps) {
  const { t } = useTranslation()
  const [sent, setSent] = useState(false)
  const leave = () => {
    setSent(false)
    onClose()
  }
  return (
    <>
      <Dialog open={open && !sent} onClose={onClose} title={t('report.title')}>
        <Report onSent={() => setSent(true)} />
      </Dialog>
      <MessageDialog open={open && sent} title={t('report.sent.title')} onClose={leave}>
        {t('report.sent.text')}
      </MessageDialog>
    </>
  )
}

import { Dialog, MessageDialog } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { Report } from './report.tsx'

export interface ReportDialogProps {
  open: boolean
  /** Called when the user closes the dialog, also after the confirmation. */
  onClose: () => void
}

/** The dialog of an error report; an unsent report is offered again at the next opening. */
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

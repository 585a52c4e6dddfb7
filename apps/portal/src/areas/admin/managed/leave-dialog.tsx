import { Button, Dialog } from '@the-house/design-system'
import { Text } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'

export interface LeaveDialogProps {
  open: boolean
  /** Whether a file is being sent, or could not be: it would be lost. */
  uploading: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asks before the user leaves a form with unsaved changes. */
export function LeaveDialog({ open, uploading, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={t('admin.leave.title')}
      role="alertdialog"
      actions={
        <>
          <Button onClick={onLeave}>{t('admin.leave.go')}</Button>
          <Button variant="primary" onClick={onStay} data-autofocus="">
            {t('admin.leave.stay')}
          </Button>
        </>
      }
    >
      {uploading && <Text>{t('admin.leave.uploading')}</Text>}
      <Text>{t('admin.leave.text')}</Text>
    </Dialog>
  )
}

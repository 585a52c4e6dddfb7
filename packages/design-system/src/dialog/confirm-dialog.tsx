import { Text } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  /** The question, which names the record. */
  title: string
  /** The consequences, such as dependents deleted too. */
  description?: ReactNode
  /** The action itself: 'Delete', 'Finish'. */
  confirmLabel: string
  /** Default: Cancel; another one where the action itself is to cancel. */
  cancelLabel?: string
  onConfirm: () => void
  onCancel: () => void
  /** The action cannot be undone. */
  danger?: boolean
  /** The action is in progress. */
  loading?: boolean
}

/** Confirms an important action; the focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, description, confirmLabel, cancelLabel } = props
  const { onConfirm, onCancel, danger = false, loading = false } = props
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      actions={
        <>
          <Button onClick={onCancel} data-autofocus="">
            {cancelLabel ?? t('design.dialog.cancel')}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm} loading={loading}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {description && <Text as="div">{description}</Text>}
    </Dialog>
  )
}

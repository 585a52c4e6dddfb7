import { useTranslation } from '@the-house/i18n'
import type { ReactNode } from 'react'
import type { AlertStatus } from '../alert/alert-status.ts'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

export interface MessageDialogProps {
  open: boolean
  /** What has happened. */
  title: string
  /** The language of the title, where it is not that of the page. */
  titleLang?: string | undefined
  /** What comes next. */
  children?: ReactNode
  /** Called on Escape, and on the button unless `onAction` is set. */
  onClose: () => void
  /** The label of its button; default: 'OK'. */
  action?: string
  /** Called on the button; default: close. */
  onAction?: () => void
  /** A second button, where there is a choice. */
  alternative?: { label: string; onSelect: () => void }
  status?: AlertStatus
}

/** A message about what has happened; the focus is on its button, so that Enter closes it. */
export function MessageDialog(props: MessageDialogProps) {
  const {
    open,
    title,
    titleLang,
    children,
    onClose,
    action,
    onAction = onClose,
    alternative,
    status = 'success',
  } = props
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      titleLang={titleLang}
      role="alertdialog"
      status={status}
      actions={
        <>
          {alternative && <Button onClick={alternative.onSelect}>{alternative.label}</Button>}
          <Button variant="primary" onClick={onAction} minW={28} data-autofocus="">
            {action ?? t('common.ok')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}

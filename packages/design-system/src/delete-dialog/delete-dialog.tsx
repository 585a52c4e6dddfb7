import { Stack } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import type { ReactNode } from 'react'
import { Alert } from '../alert/alert.tsx'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { GoesToo, type Going } from './goes-too.tsx'
import { DependentNames } from './dependent-names.tsx'

export interface DeleteDialogProps {
  open: boolean
  /** The names of the records to delete. */
  names: readonly string[]
  /**
   * The dependents deleted with them; empty: none; undefined: still being counted, and the delete button is disabled.
   */
  goesToo: readonly Going[] | undefined
  /** A further choice, such as where the dependents move to; above the note. */
  children?: ReactNode
  /** The label of the action; default: 'Delete'. */
  confirmLabel?: string
  /** A note, such as how long it can be restored. */
  note?: ReactNode
  onConfirm: () => void
  onCancel: () => void
  /** The deletion is in progress. */
  busy?: boolean
  /** The error message of a failed deletion. */
  failure?: ReactNode
}

/** Confirms a deletion and lists its dependents; the focus is on Cancel. Words of area `editing`. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { open, names, goesToo, children, confirmLabel, note, onConfirm, onCancel, busy = false, failure } = props
  const { t } = useTranslation()
  const [only, ...others] = names
  const count = names.length
  return (
    <ConfirmDialog
      danger
      open={open}
      title={others.length === 0 ? t('editing.delete.one', { name: only }) : t('editing.delete.several', { count })}
      confirmLabel={confirmLabel ?? t('editing.delete.confirm')}
      loading={busy || goesToo === undefined}
      onConfirm={onConfirm}
      // A deletion in progress cannot be cancelled, so the dialog stays open until it ends.
      onCancel={() => !busy && onCancel()}
      description={
        <Stack gap={4}>
          {others.length > 0 && <DependentNames names={names} />}
          <GoesToo going={goesToo} />
          {children}
          {note && <div>{note}</div>}
          {failure && (
            <Alert status="danger" role="alert">
              {failure}
            </Alert>
          )}
        </Stack>
      }
    />
  )
}

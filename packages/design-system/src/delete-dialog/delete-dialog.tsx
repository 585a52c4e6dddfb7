import { Stack } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import type { ReactNode } from 'react'
import { Alert } from '../alert/alert.tsx'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { GoesToo, type Going } from './goes-too.tsx'
import { NamesGone } from './names-gone.tsx'

export interface DeleteDialogProps {
  open: boolean
  /** What is deleted: the name of one thing, or of several. */
  names: readonly string[]
  /** What goes with it; empty: nothing; undefined: it is being counted, and nothing can be deleted until then. */
  goesToo: readonly Going[] | undefined
  /** What there is to know besides: how long it can be brought back. */
  note?: ReactNode
  onConfirm: () => void
  onCancel: () => void
  /** It is being deleted. */
  busy?: boolean
  /** Why it could not be, in words. */
  failure?: ReactNode
}

/** Asks before something is deleted, and says what else would go; the focus is on Cancel. Words of area `editing`. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { open, names, goesToo, note, onConfirm, onCancel, busy = false, failure } = props
  const { t } = useTranslation()
  const [only, ...others] = names
  const count = names.length
  return (
    <ConfirmDialog
      danger
      open={open}
      title={others.length === 0 ? t('editing.delete.one', { name: only }) : t('editing.delete.several', { count })}
      confirmLabel={t('editing.delete.confirm')}
      loading={busy || goesToo === undefined}
      onConfirm={onConfirm}
      // What is under way cannot be taken back here: its end is waited for.
      onCancel={() => !busy && onCancel()}
      description={
        <Stack gap={4}>
          {others.length > 0 && <NamesGone names={names} />}
          <GoesToo going={goesToo} />
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

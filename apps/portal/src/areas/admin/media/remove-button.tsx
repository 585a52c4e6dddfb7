import { Stack, Text } from '@chakra-ui/react'
import { Alert, Button, ConfirmDialog, notify } from '@the-house/design-system'
import type { MediaFile } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Trash2 } from 'lucide-react'
import { deleteMedia, useInvalidateMedia } from '../../../api/media.ts'
import { useDialogRun } from './use-dialog-run.ts'

export interface RemoveButtonProps {
  media: MediaFile
  /** Whether its dialog is open. */
  open: boolean
  onOpen: (open: boolean) => void
  onRemoved: () => void
}

/** Removes a file that is used nowhere, after asking. */
export function RemoveButton({ media: { id, name }, open, onOpen, onRemoved }: RemoveButtonProps) {
  const { t } = useTranslation()
  const invalidate = useInvalidateMedia()
  const { busy, failure, run, forget } = useDialogRun()
  const close = () => {
    onOpen(false)
    forget()
  }
  const remove = () =>
    run(async () => {
      await deleteMedia(id)
      notify({ type: 'success', title: t('admin.removed') })
      onRemoved()
    }, invalidate)
  return (
    <>
      <Button onClick={() => onOpen(true)}>
        <Trash2 size={20} aria-hidden="true" />
        {t('media.remove.action')}
      </Button>
      <ConfirmDialog
        danger
        open={open}
        title={t('media.remove.title', { name })}
        description={
          <Stack gap={4}>
            <Text>{t('media.remove.text')}</Text>
            {failure !== undefined && (
              <Alert status="danger" role="alert">
                {failure}
              </Alert>
            )}
          </Stack>
        }
        confirmLabel={t('media.remove.action')}
        loading={busy}
        onConfirm={remove}
        onCancel={() => !busy && close()}
      />
    </>
  )
}

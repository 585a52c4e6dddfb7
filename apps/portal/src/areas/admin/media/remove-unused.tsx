import { Stack, Text } from '@chakra-ui/react'
import { Alert, Button, ConfirmDialog, Dialog, notify, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { errorMessageOf } from '../../../api/api-error.ts'
import { deleteUnusedMedia, unusedQuery, useInvalidateMedia, useMedia, type MediaCount } from '../../../api/media.ts'
import { useFigure } from '../../../page/use-figure.ts'
import { useDialogRun } from './use-dialog-run.ts'

/** Removes everything that is used nowhere, after a dialog that says how much that is. */
export function RemoveUnused() {
  const { t } = useTranslation()
  const figure = useFigure()
  const invalidate = useInvalidateMedia()
  const [open, setOpen] = useState(false)
  const { data, error } = useMedia(open ? unusedQuery : null)
  const { busy, failure, run, forget } = useDialogRun()
  const close = () => {
    setOpen(false)
    forget()
  }
  const remove = () =>
    run(async () => {
      const { removed, left } = await deleteUnusedMedia()
      close()
      notify({
        type: removed > 0 ? 'success' : 'info',
        title: t('media.removeUnused.done', { count: removed }),
        description: left.total > 0 ? leftOf(left) : undefined,
      })
    }, invalidate)
  const leftOf = ({ total, more }: MediaCount) =>
    more ? t('media.removeUnused.leftMore', { total: figure(total) }) : t('media.removeUnused.left', { count: total })
  const textOf = ({ total, more }: MediaCount) =>
    more ? t('media.removeUnused.textMore', { total: figure(total) }) : t('media.removeUnused.text', { count: total })
  const told = failure ?? (error && errorMessageOf(error))
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trash2 size={20} aria-hidden="true" />
        {t('media.removeUnused.action')}
      </Button>
      {data?.meta.total === 0 && !busy ? (
        <Dialog
          open={open}
          onClose={close}
          title={t('media.removeUnused.none')}
          actions={
            <Button onClick={close} data-autofocus="">
              {t('design.dialog.close')}
            </Button>
          }
        >
          <Text>{t('media.removeUnused.noneText')}</Text>
        </Dialog>
      ) : (
        <ConfirmDialog
          danger
          open={open}
          title={t('media.removeUnused.title')}
          description={
            <Stack gap={4}>
              {data ? textOf(data.meta) : <Skeleton h="3rem" />}
              {told !== undefined && (
                <Alert status="danger" role="alert">
                  {told}
                </Alert>
              )}
            </Stack>
          }
          confirmLabel={t('media.remove.action')}
          loading={busy || !data}
          onConfirm={remove}
          onCancel={() => !busy && close()}
        />
      )}
    </>
  )
}

import { Stack, Text } from '@chakra-ui/react'
import { Alert, Button, Dialog, notify, ProgressLine } from '@the-house/design-system'
import { FileField } from '@the-house/design-system/admin'
import { limits, type MediaFile } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { replaceMedia, useInvalidateMedia } from '../../../api/media.ts'
import { useDialogRun } from './use-dialog-run.ts'

export interface ReplaceDialogProps {
  media: MediaFile
  onClose: () => void
  /** Called with the new file. */
  onReplaced: (file: MediaFile) => void
}

/** Replaces a file in everything that shows it, after saying in how many places that is. */
export function ReplaceDialog({ media: { id, kind, name, uses }, onClose, onReplaced }: ReplaceDialogProps) {
  const { t } = useTranslation()
  const invalidate = useInvalidateMedia()
  const [chosen, setChosen] = useState<File | null>(null)
  const [missing, setMissing] = useState(false)
  const [share, setShare] = useState(0)
  const { busy, failure, run, forget } = useDialogRun()
  const form = useRef<HTMLDivElement>(null)

  function confirm(): void {
    if (chosen) return replace(chosen)
    // The field is described by its error before it is focused, so that both are read together.
    flushSync(() => setMissing(true))
    form.current?.querySelector<HTMLElement>('input[type=file]')?.focus()
  }

  const replace = (by: File) =>
    run(async () => {
      setShare(0)
      const how = { signal: new AbortController().signal, onProgress: setShare }
      const { file, replaced } = await replaceMedia(id, by, how)
      notify({ type: 'success', title: t('media.replace.done', { count: replaced }) })
      await invalidate(file)
      onReplaced(file)
    }, invalidate)

  return (
    <Dialog
      open
      // What is on its way cannot be taken back, so the dialog stays until it is known what came of it.
      onClose={() => !busy && onClose()}
      title={t('media.replace.title', { name })}
      size="lg"
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('design.dialog.cancel')}
          </Button>
          <Button variant="primary" loading={busy} onClick={confirm}>
            {t('media.replace.confirm', { count: uses })}
          </Button>
        </>
      }
    >
      <Stack gap={4} ref={form}>
        <Text>{t('media.replace.lead', { count: uses, days: limits.unusedFileDays })}</Text>
        <FileField
          label={t('media.replace.file')}
          kind={kind === 'other' ? 'any' : kind}
          value={null}
          error={missing && t('media.replace.missing')}
          onChoose={(file) => {
            setChosen(file)
            setMissing(false)
            forget()
          }}
        />
        {busy && chosen && (
          <ProgressLine value={Math.round(share * 100)} label={t('editing.file.sending', { name: chosen.name })} />
        )}
        {failure !== undefined && (
          <Alert status="danger" role="alert">
            {failure}
          </Alert>
        )}
      </Stack>
    </Dialog>
  )
}

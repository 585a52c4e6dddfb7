import { useTranslation } from '@the-house/i18n'
import { Button } from '../button/button.tsx'
import { FieldError } from '../field/field-error.tsx'
import { ProgressLine } from '../progress-line/progress-line.tsx'
import type { FileKind } from './file-kinds.ts'
import { FilePreview } from './file-preview.tsx'
import { FileCard } from './file-card.tsx'
import { formatFileSize } from '../media-facts/format-file-size.ts'
import type { UploadState } from './use-file-upload.ts'

export interface UploadProgressProps {
  kind: FileKind
  way: UploadState
  /** The error message. */
  failure: string | undefined
  onRetry: () => void
  onCancel: () => void
}

/** A file chosen here: its upload progress, or why the upload failed. */
export function UploadProgress({ kind, way, failure, onRetry, onCancel }: UploadProgressProps) {
  const { t, i18n } = useTranslation()
  const { file, address, phase } = way
  const percent = phase === 'sending' ? Math.round(way.share * 100) : 0
  const size = formatFileSize(file.size, i18n.language)
  return (
    <FileCard
      name={file.name}
      failed={phase === 'failed'}
      facts={phase === 'sending' ? t('editing.file.sent', { percent, size }) : size}
      actions={
        <>
          {phase === 'failed' && <Button onClick={onRetry}>{t('common.retry')}</Button>}
          <Button variant="quiet" onClick={onCancel} data-autofocus="">
            {phase === 'sending' ? t('editing.file.cancel') : t('editing.file.another')}
          </Button>
        </>
      }
    >
      {phase === 'sending' && <ProgressLine value={percent} label={t('editing.file.sending', { name: file.name })} />}
      {/* The live region is mounted before it has text, so that the text is announced. */}
      <FieldError id={undefined}>{phase === 'failed' && failure}</FieldError>
      <FilePreview kind={kind} address={address} name={file.name} />
    </FileCard>
  )
}

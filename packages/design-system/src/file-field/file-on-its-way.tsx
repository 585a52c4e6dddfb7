import { useTranslation } from '@the-house/i18n'
import { Button } from '../button/button.tsx'
import { Mistake } from '../field/mistake.tsx'
import { ProgressLine } from '../progress-line/progress-line.tsx'
import type { FileKind } from './file-kinds.ts'
import { FilePreview } from './file-preview.tsx'
import { FileSheet } from './file-sheet.tsx'
import { sizeWords } from './size-words.ts'
import type { Way } from './use-sending.ts'

export interface FileOnItsWayProps {
  kind: FileKind
  way: Way
  /** Why it failed, in words. */
  failure: string | undefined
  onRetry: () => void
  onCancel: () => void
}

/** A file that was chosen here: how far it is, or why it did not arrive. */
export function FileOnItsWay({ kind, way, failure, onRetry, onCancel }: FileOnItsWayProps) {
  const { t, i18n } = useTranslation()
  const { file, address, phase } = way
  const percent = phase === 'sending' ? Math.round(way.share * 100) : 0
  const size = sizeWords(file.size, i18n.language)
  return (
    <FileSheet
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
      {/* It stands there before it has words, so that they are announced. */}
      <Mistake id={undefined}>{phase === 'failed' && failure}</Mistake>
      <FilePreview kind={kind} address={address} name={file.name} />
    </FileSheet>
  )
}

import { useTranslation } from '@the-house/i18n'
import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../button/button.tsx'
import { acceptOf, type FileKind } from './file-kinds.ts'
import { FilePreview } from './file-preview.tsx'
import { FileCard } from './file-card.tsx'
import { formatFileSize } from './format-file-size.ts'

/** A file on the server. */
export interface StoredFile {
  /** The URL from which it is shown. */
  url: string
  name?: string | undefined
  /** In bytes. */
  size?: number | undefined
}

export interface FileThereProps {
  /** The label of the field: the name of a file that has none. */
  label: string
  kind: FileKind
  file: StoredFile
  onReplace: (file: File) => void
  /** Left out where a file is required. */
  onRemove: (() => void) | undefined
  removing: boolean
}

/** A stored file, with buttons to replace or remove it. */
export function StoredFileView({ label, kind, file, onReplace, onRemove, removing }: FileThereProps) {
  const { t, i18n } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const name = file.name ?? label
  return (
    <FileCard
      name={name}
      facts={file.size !== undefined && formatFileSize(file.size, i18n.language)}
      actions={
        <>
          <Button onClick={() => input.current?.click()} data-autofocus="">
            {t('editing.file.replace')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t('editing.file.replace')}
            accept={acceptOf(kind).join(',')}
            onChange={(event) => {
              const chosen = event.currentTarget.files?.[0]
              event.currentTarget.value = ''
              if (chosen) onReplace(chosen)
            }}
          />
          {onRemove && (
            <Button variant="quiet" loading={removing} onClick={onRemove}>
              <Trash2 size={20} aria-hidden="true" />
              {t('editing.file.remove')}
            </Button>
          )}
        </>
      }
    >
      <FilePreview kind={kind} address={file.url} name={name} />
    </FileCard>
  )
}

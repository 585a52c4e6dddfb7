import type { Unplayable } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../button/button.tsx'
import { acceptOf, type FileKind } from './file-kinds.ts'
import { FilePreview } from './file-preview.tsx'
import { FileCard } from './file-card.tsx'
import { useFileFacts, type FileFacts } from './file-facts.ts'
import { UnplayableNote } from './unplayable-note.tsx'

/** A file on the server. */
export interface StoredFile extends FileFacts {
  /** The URL from which it is shown. */
  url: string
  name?: string | undefined
  /** Why browsers do not play it. */
  unplayable?: Unplayable | undefined
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
  const { t } = useTranslation()
  const factsOf = useFileFacts()
  const input = useRef<HTMLInputElement>(null)
  const name = file.name ?? label
  return (
    <FileCard
      name={name}
      facts={factsOf(file)}
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
      {file.unplayable && <UnplayableNote reason={file.unplayable} />}
      <FilePreview kind={kind} address={file.url} name={name} />
    </FileCard>
  )
}

import { useTranslation } from '@the-house/i18n'
import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../button/button.tsx'
import { acceptOf, type FileKind } from './file-kinds.ts'
import { FilePreview } from './file-preview.tsx'
import { FileSheet } from './file-sheet.tsx'
import { sizeWords } from './size-words.ts'

/** A file that the server has. */
export interface StoredFile {
  /** Where it is shown from. */
  url: string
  name?: string | undefined
  /** In bytes. */
  size?: number | undefined
}

export interface FileThereProps {
  /** What the field is for: the name of a file that has none. */
  label: string
  kind: FileKind
  file: StoredFile
  onReplace: (file: File) => void
  /** Left out where there has to be one. */
  onRemove: (() => void) | undefined
  removing: boolean
}

/** The file that is there: another one can take its place, or none. */
export function FileThere({ label, kind, file, onReplace, onRemove, removing }: FileThereProps) {
  const { t, i18n } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const name = file.name ?? label
  return (
    <FileSheet
      name={name}
      facts={file.size !== undefined && sizeWords(file.size, i18n.language)}
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
    </FileSheet>
  )
}

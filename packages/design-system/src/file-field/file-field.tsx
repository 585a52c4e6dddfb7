import { chakra, Stack } from '@chakra-ui/react'
import { limits } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { FileUp } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { FieldError } from '../field/field-error.tsx'
import { FileZone } from '../file-zone/file-zone.tsx'
import { acceptOf, validateFile, type FileKind, type FileError } from './file-kinds.ts'
import { UploadProgress } from './upload-progress.tsx'
import { StoredFileView, type StoredFile } from './stored-file-view.tsx'
import { formatFileSize } from '../media-facts/format-file-size.ts'
import { useFocusKept } from './use-focus-kept.ts'
import { useFileUpload, type UploadFile } from './use-file-upload.ts'

const Group = chakra('fieldset', { base: { border: 0, p: 0, m: 0, minW: 0 } })
const Legend = chakra('legend', { base: { textStyle: 'label', color: 'fg', mb: 1.5 } })
const Hint = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })

export interface FileFieldProps {
  label: string
  hint?: ReactNode
  /** The error of the form, such as a missing required file. */
  error?: ReactNode
  kind: FileKind
  /** The file on the server; null: none yet. */
  value: StoredFile | null
  /**
   * Uploads a chosen file; on success the owner passes the new value. Left out: the file stays chosen and is not
   * uploaded.
   */
  onSend?: UploadFile | undefined
  /** A file was chosen, or the choice was undone (null): for an owner that uploads it later. */
  onChoose?: (file: File | null) => void
  /** Removes the file; left out where a file is required. */
  onRemove?: (() => Promise<void>) | undefined
  /** The size limit. Default: the school's limit. */
  maxBytes?: number
  /** The message of a failed upload or removal; default: a general one. */
  failureOf?: (reason: unknown) => string | undefined
}

/** A field for one file: choose or drop, validate, upload, preview, replace, remove. Words of `editing`, `learning`. */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, kind, value, onSend, onChoose, onRemove, failureOf } = props
  const { maxBytes = limits.uploadBytes } = props
  const { t, i18n } = useTranslation()
  const id = useId()
  const { way, choose, cancel } = useFileUpload(onSend)
  const [mistake, setMistake] = useState<FileError | null>(null)
  const [removal, setRemoval] = useState<'busy' | { reason: unknown } | null>(null)
  const root = useRef<HTMLFieldSetElement>(null)
  const look = way ? 'way' : value ? 'there' : 'none'
  useFocusKept(root, look)

  function take(file: File) {
    const wrong = validateFile(file, kind, maxBytes)
    setMistake(wrong)
    setRemoval(null)
    if (wrong) return
    onChoose?.(file)
    choose(file)
  }
  async function remove(by: () => Promise<void>) {
    setRemoval('busy')
    setRemoval(
      await by().then(
        () => null,
        (reason: unknown) => ({ reason }),
      ),
    )
  }
  const size = formatFileSize(maxBytes, i18n.language)
  const mistakes: Record<FileError, string> = {
    type: t('editing.file.mistake.type', { kinds: t(`editing.file.kinds.${kind}`) }),
    empty: t('editing.file.mistake.empty'),
    tooLarge: maxBytes === limits.uploadBytes ? t('errors.tooLarge') : t('editing.file.mistake.tooLarge', { size }),
  }
  const failed = (reason: unknown) => failureOf?.(reason) ?? t('editing.file.failed')
  const words =
    (mistake && mistakes[mistake]) ?? (removal && removal !== 'busy' ? failed(removal.reason) : null) ?? error

  return (
    <Group ref={root} aria-describedby={hint ? `${id}-hint` : undefined}>
      <Legend>{label}</Legend>
      <Stack gap={1.5}>
        {way ? (
          <UploadProgress
            {...{ kind, way }}
            failure={way.phase === 'failed' ? failed(way.reason) : undefined}
            onRetry={() => choose(way.file)}
            onCancel={() => {
              onChoose?.(null)
              cancel()
            }}
          />
        ) : value ? (
          <StoredFileView
            {...{ label, kind }}
            file={value}
            onReplace={take}
            onRemove={onRemove && (() => void remove(onRemove))}
            removing={removal === 'busy'}
          />
        ) : (
          <FileZone
            icon={<FileUp size={26} aria-hidden="true" />}
            words={t('editing.file.choose')}
            kinds={t('editing.file.allowed', { kinds: t(`editing.file.kinds.${kind}`), size })}
            accept={acceptOf(kind)}
            invalid={Boolean(words)}
            describedBy={words ? `${id}-mistake` : undefined}
            onChoose={take}
          />
        )}
        <FieldError id={`${id}-mistake`}>{words}</FieldError>
        {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      </Stack>
    </Group>
  )
}

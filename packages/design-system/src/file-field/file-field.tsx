import { chakra, Stack } from '@chakra-ui/react'
import { limits } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { FileUp } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { Mistake } from '../field/mistake.tsx'
import { FileZone } from '../file-zone/file-zone.tsx'
import { acceptOf, mistakeOfFile, type FileKind, type FileMistake } from './file-kinds.ts'
import { FileOnItsWay } from './file-on-its-way.tsx'
import { FileThere, type StoredFile } from './file-there.tsx'
import { sizeWords } from './size-words.ts'
import { useFocusKept } from './use-focus-kept.ts'
import { useSending, type SendFile } from './use-sending.ts'

const Group = chakra('fieldset', { base: { border: 0, p: 0, m: 0, minW: 0 } })
const Legend = chakra('legend', { base: { textStyle: 'label', color: 'fg', mb: 1.5 } })
const Hint = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })

export interface FileFieldProps {
  label: string
  hint?: ReactNode
  /** What is wrong, as the owner of the form knows it: one is required. */
  error?: ReactNode
  kind: FileKind
  /** What the server has; null: nothing yet. */
  value: StoredFile | null
  /** Sends a chosen file; when it is done, the owner shows the new value. Left out: the file waits, chosen. */
  onSend?: SendFile | undefined
  /** A file was chosen, or taken back: for an owner who sends it later. */
  onChoose?: (file: File | null) => void
  /** Takes the file away; left out where there has to be one. */
  onRemove?: (() => Promise<void>) | undefined
  /** Default: the most that the school takes. */
  maxBytes?: number
  /** Why sending or removing failed, in words; default: that it did. */
  failureOf?: (reason: unknown) => string | undefined
}

/** A place for one file: chosen or dropped, checked, sent, shown, replaced, removed. Words of `editing`, `learning`. */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, kind, value, onSend, onChoose, onRemove, failureOf } = props
  const { maxBytes = limits.uploadBytes } = props
  const { t, i18n } = useTranslation()
  const id = useId()
  const { way, choose, cancel } = useSending(onSend)
  const [mistake, setMistake] = useState<FileMistake | null>(null)
  const [removal, setRemoval] = useState<'busy' | { reason: unknown } | null>(null)
  const root = useRef<HTMLFieldSetElement>(null)
  const look = way ? 'way' : value ? 'there' : 'none'
  useFocusKept(root, look)

  function take(file: File) {
    const wrong = mistakeOfFile(file, kind, maxBytes)
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
  const size = sizeWords(maxBytes, i18n.language)
  const mistakes: Record<FileMistake, string> = {
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
          <FileOnItsWay
            {...{ kind, way }}
            failure={way.phase === 'failed' ? failed(way.reason) : undefined}
            onRetry={() => choose(way.file)}
            onCancel={() => {
              onChoose?.(null)
              cancel()
            }}
          />
        ) : value ? (
          <FileThere
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
        <Mistake id={`${id}-mistake`}>{words}</Mistake>
        {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      </Stack>
    </Group>
  )
}

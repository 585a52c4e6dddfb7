import { chakra, Stack } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react'
import { FieldError } from '../field/field-error.tsx'

const Input = chakra('input', {
  base: {
    w: 'full',
    minH: 'target',
    px: 2,
    bg: 'bg',
    border: '2px solid',
    borderColor: 'border.strong',
    borderRadius: 'control',
    userSelect: 'text',
  },
})

/** The tree's keys and its dragging do not reach into the input. */
const stop = (event: SyntheticEvent) => event.stopPropagation()
const own = { onClick: stop, onDoubleClick: stop, onMouseDown: stop, onTouchStart: stop }

export interface NameInputProps {
  name: string
  onKeep: (name: string) => void
  onCancel: () => void
}

/** Renames a row: Enter, or leaving it, keeps the name; Escape leaves it as it was. */
export function NameInput({ name, onKeep, onCancel }: NameInputProps) {
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isRefused, setRefused] = useState(false)
  /** Leaving the row moves the focus, which must not end it a second time. */
  const hasEnded = useRef(false)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const cancel = () => {
    if (hasEnded.current) return
    hasEnded.current = true
    onCancel()
  }
  const keep = (value: string) => {
    if (hasEnded.current) return
    hasEnded.current = true
    onKeep(value)
  }
  const end = (isLeft: boolean) => {
    const value = input.current?.value.trim() ?? ''
    if (value === name || (value === '' && isLeft)) cancel()
    else if (value === '') setRefused(true)
    else keep(value)
  }
  return (
    <Stack flex="1" gap={0} minW={0} {...own}>
      <Input
        ref={input}
        defaultValue={name}
        aria-label={t('editing.tree.newName', { name })}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? id : undefined}
        onInput={() => setRefused(false)}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') end(false)
          if (event.key === 'Escape') cancel()
        }}
        onBlur={() => end(true)}
      />
      {isRefused && <FieldError id={id}>{t('editing.tree.noName')}</FieldError>}
    </Stack>
  )
}

import { Button, SecondVersionForm } from '@the-house/design-system'
import type { Exercise } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useEffect, useRef, useState } from 'react'
import { useUser } from '../../session/session.ts'
import { useSending } from './use-sending.ts'
import { dropVersion, keepVersion, readVersion } from './version-draft.ts'

export interface AgainProps {
  /** The attempt. */
  test: number
  exercise: Exercise
}

/** The way to write a corrected text once more: it begins with what was corrected, or with what was begun before. */
export default function Again({ test, exercise: { id, answer_text } }: AgainProps) {
  const { t } = useTranslation()
  const { id: user } = useUser()
  const place = { user, test, exercise: id }
  const written = answer_text ?? ''
  const { busy, send } = useSending(test, id)
  const [text, setText] = useState(() => readVersion(place))
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const closed = useRef(false)
  useEffect(() => {
    if (!open && closed.current) button.current?.focus()
    closed.current = open
  }, [open])

  async function sendOnce(now: string): Promise<void> {
    if (await send(now)) dropVersion(place)
  }

  if (!open)
    return (
      <Button ref={button} alignSelf="start" onClick={() => setOpen(true)}>
        {t(text === null ? 'second-version.begin' : 'second-version.goOn')}
      </Button>
    )
  const value = text ?? written
  return (
    <SecondVersionForm
      written={written}
      value={value}
      onChange={(typed) => {
        setText(typed)
        keepVersion(place, typed)
      }}
      busy={busy}
      onSend={() => void sendOnce(value)}
      onClose={() => setOpen(false)}
    />
  )
}

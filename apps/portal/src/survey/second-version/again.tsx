import { Button, SecondVersionForm } from '@the-house/design-system'
import type { Exercise } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useEffect, useRef, useState } from 'react'
import { useUser } from '../../session/session.ts'
import { useSendSecondVersion } from './use-send-second-version.ts'
import { clearVersionDraft, saveVersionDraft, loadVersionDraft } from './version-draft.ts'

export interface AgainProps {
  /** The id of the attempt. */
  test: number
  exercise: Exercise
}

/** The editor of a second version: starts with the corrected text, or with the stored draft. */
export default function Again({ test, exercise: { id, answer_text } }: AgainProps) {
  const { t } = useTranslation()
  const { id: user } = useUser()
  const place = { user, test, exercise: id }
  const written = answer_text ?? ''
  const { busy, send } = useSendSecondVersion(test, id)
  const [text, setText] = useState(() => loadVersionDraft(place))
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const closed = useRef(false)
  useEffect(() => {
    if (!open && closed.current) button.current?.focus()
    closed.current = open
  }, [open])

  async function sendOnce(now: string): Promise<void> {
    if (await send(now)) clearVersionDraft(place)
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
        saveVersionDraft(place, typed)
      }}
      busy={busy}
      onSend={() => void sendOnce(value)}
      onClose={() => setOpen(false)}
    />
  )
}

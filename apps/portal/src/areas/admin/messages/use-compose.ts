import type { WholeMessage } from '@the-house/domain'
import { useRef, useState } from 'react'
import { postMessage, putMessage, useInvalidateMessages } from '../../../api/messages.ts'
import { useDraftForm } from '../managed/use-draft-form.ts'
import { isSame } from '../managed/values.ts'
import type { Values } from '../resource/form-draft.ts'
import { emptyValues, formOf, messageResolver, valuesOf } from './compose-values.ts'

/** The idempotency key of a message: the same until something else is written, since a lost answer may have been sent. */
function usePress() {
  const last = useRef<{ values: Values; press: string } | null>(null)
  return (values: Values): string => {
    if (!last.current || !isSame(last.current.values, values))
      last.current = { values: structuredClone(values), press: crypto.randomUUID() }
    return last.current.press
  }
}

interface Compose {
  /** The scheduled message that is edited; null: a new one. */
  message: WholeMessage | null
  /** Asks before it is sent. */
  confirm: () => Promise<boolean>
  onSaved: (saved: WholeMessage) => void
}

/** The form of a message: a draft on this device, one press at a time, and optimistic locking of a scheduled one. */
export function useCompose({ message, confirm, onSaved }: Compose) {
  const invalidate = useInvalidateMessages()
  const pressOf = usePress()
  const [version, setVersion] = useState(message?.version ?? 0)
  return useDraftForm<WholeMessage>({
    name: 'messages',
    id: message?.id ?? null,
    start: message ? valuesOf(message) : emptyValues,
    valuesOf,
    resolver: messageResolver,
    confirm,
    send: (values, theirs) =>
      message
        ? putMessage(message.id, { ...formOf(values), version: theirs?.version ?? version })
        : postMessage({ ...formOf(values), press: pressOf(values) }),
    onSaved: async (saved) => {
      await invalidate(saved)
      onSaved(saved)
    },
    onTheirs: (theirs) => setVersion(theirs.version),
  })
}

import { notify } from '@the-house/design-system'
import type { Audience } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { ApiError, errorMessageOf } from '../../../api/api-error.ts'
import { postSend, sendingKeysOf } from '../../../api/sendings.ts'
import { useSendDraft } from './send-draft.ts'
import { bodyOf, nothingChosen, type SendState } from './send-state.ts'

/** Creates an idempotency key: the sending is created once, however often the request is repeated. */
const newIdempotencyKey = () => crypto.randomUUID()

/**
 * The state of the send form: its values, their draft on this device, and the request. A success clears the values and
 * renews the idempotency key, so that the next press is another sending.
 */
export function useSend(id: number, onSettled: () => void) {
  const { t } = useTranslation()
  const { mutate } = useSWRConfig()
  const [state, setState] = useState<SendState>(nothingChosen)
  const [press, setPress] = useState(newIdempotencyKey)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const draft = useSendDraft(id)

  async function send(audience: Audience): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    try {
      await postSend(id, bodyOf(state, audience, press))
      setState(nothingChosen)
      draft.drop()
      setPress(newIdempotencyKey())
      notify({ type: 'success', title: t('config-tests.send.sent') })
      await mutate(sendingKeysOf(id))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.fields?.['extra'] ? t('config-tests.send.extra.stranger') : errorMessageOf(error))
    } finally {
      setBusy(false)
      onSettled()
    }
  }

  function put(next: SendState): void {
    setState(next)
    draft.keep(next)
    // Changed values need a new idempotency key, because an earlier request that seemed to fail may have succeeded.
    setPress(newIdempotencyKey())
  }

  return {
    state,
    change: (change: Partial<SendState>) => put({ ...state, ...change }),
    draft: {
      offered: draft.offered !== null,
      use: () => {
        if (draft.offered) put(draft.offered)
        draft.settle()
      },
      drop: draft.drop,
    },
    busy,
    failure,
    send: (audience: Audience) => void send(audience),
  }
}

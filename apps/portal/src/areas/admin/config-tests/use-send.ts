import { notify } from '@the-house/design-system'
import { apiBase, type Audience } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { ApiFailure, toldOf } from '../../../api/failure.ts'
import { postSend } from '../../../api/sendings.ts'
import { useSendDraft } from './send-draft.ts'
import { bodyOf, nothingChosen, type SendState } from './send-state.ts'

/** A name for what is about to be sent: however often it is pressed, or tried again, it goes once. */
const newPress = () => crypto.randomUUID()

/** What is chosen, a draft of it on this device, and sending it: afterwards nothing is chosen, so that the next press is another one. */
export function useSend(id: number, onSettled: () => void) {
  const { t } = useTranslation()
  const { mutate } = useSWRConfig()
  const [state, setState] = useState<SendState>(nothingChosen)
  const [press, setPress] = useState(newPress)
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
      setPress(newPress())
      notify({ type: 'success', title: t('config-tests.send.sent') })
      await mutate((key) => typeof key === 'string' && key.startsWith(`${apiBase}/config_tests/${id}/sendings`))
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      setFailure(error.fields?.['extra'] ? t('config-tests.send.extra.stranger') : toldOf(error))
    } finally {
      setBusy(false)
      onSettled()
    }
  }

  function put(next: SendState): void {
    setState(next)
    draft.keep(next)
    // What has changed is not what a press that may have failed has sent.
    setPress(newPress())
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

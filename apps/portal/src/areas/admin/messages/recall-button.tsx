import { Button, ConfirmDialog, notify } from '@the-house/design-system'
import type { WholeMessage } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { handleError } from '../../../api/api-error.ts'
import { postRecallMessage, useInvalidateMessages } from '../../../api/messages.ts'

export interface RecallButtonProps {
  message: WholeMessage
  /** Called once it is recalled, which takes the button away. */
  onRecalled: () => void
}

/** Recalls a message, after saying from how many. */
export function RecallButton({ message: { id, status, receivers, read }, onRecalled }: RecallButtonProps) {
  const { t } = useTranslation()
  const invalidate = useInvalidateMessages()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  async function recall(): Promise<void> {
    setBusy(true)
    try {
      await invalidate(await postRecallMessage(id))
      notify({ type: 'success', title: t('messages.recall.done') })
      onRecalled()
    } catch (failure) {
      handleError(failure)
    }
    setBusy(false)
    setAsking(false)
  }

  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <Undo2 size={18} aria-hidden="true" />
        {t('messages.recall.go')}
      </Button>
      <ConfirmDialog
        danger
        open={asking}
        title={t('messages.recall.ask')}
        description={
          status === 'SCHEDULED'
            ? t('messages.recall.scheduled')
            : t('messages.recall.text', { count: (receivers ?? 0) - read })
        }
        confirmLabel={t('messages.recall.go')}
        loading={busy}
        onConfirm={() => void recall()}
        onCancel={() => !busy && setAsking(false)}
      />
    </>
  )
}

import { Stack, Text } from '@chakra-ui/react'
import { Alert, Button, Dialog, TextAreaField } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { useUser } from '../../session/session.ts'
import { clearReasonDraft, saveReasonDraft, loadReasonDraft } from './objection-draft.ts'

/** The longest reason that the server accepts. */
const longest = 300

export interface ObjectionDialogProps {
  test: number
  exercise: number
  busy: boolean
  /** Sends the reason; resolves with whether it was sent. */
  onSend: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** Asks for an optional reason why an answer is right; an unsent reason is kept as a draft. */
export function ObjectionDialog({ test, exercise, busy, onSend, onClose }: ObjectionDialogProps) {
  const { t } = useTranslation()
  const place = { user: useUser().id, test, exercise }
  const [reason, setReason] = useState(() => loadReasonDraft(place))
  const [unsent, setUnsent] = useState<'offline' | 'kept' | null>(null)
  const tooLong = reason.trim().length > longest

  async function send() {
    if (busy || tooLong) return
    setUnsent(navigator.onLine ? null : 'offline')
    if (!navigator.onLine) return
    if (!(await onSend(reason.trim()))) {
      setUnsent('kept')
      return
    }
    clearReasonDraft(place)
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('objection.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('design.dialog.cancel')}</Button>
          <Button variant="primary" loading={busy} onClick={() => void send()}>
            {t('objection.send')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{t('objection.lead')}</Text>
        <TextAreaField
          label={t('objection.reason')}
          limit={longest}
          rows={3}
          value={reason}
          error={tooLong ? t('objection.tooLong') : undefined}
          onChange={({ target }) => {
            setReason(target.value)
            saveReasonDraft(place, target.value)
          }}
        />
        {unsent && (
          <Alert status="warning" role="alert">
            {t(`objection.${unsent}`)}
          </Alert>
        )}
      </Stack>
    </Dialog>
  )
}

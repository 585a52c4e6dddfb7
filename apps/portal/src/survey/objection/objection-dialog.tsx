import { Stack, Text } from '@chakra-ui/react'
import { Alert, Button, Dialog, TextAreaField } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { useUser } from '../../session/session.ts'
import { dropReason, keepReason, readReason } from './objection-draft.ts'

/** A few words, as long as the school takes them. */
const longest = 300

export interface ObjectionDialogProps {
  test: number
  exercise: number
  busy: boolean
  /** Whether it was sent. */
  onSend: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** Asks why an answer is right, in a few words or none. What is not sent is there again. */
export function ObjectionDialog({ test, exercise, busy, onSend, onClose }: ObjectionDialogProps) {
  const { t } = useTranslation()
  const place = { user: useUser().id, test, exercise }
  const [reason, setReason] = useState(() => readReason(place))
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
    dropReason(place)
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
            keepReason(place, target.value)
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

import { Box, Stack } from '@chakra-ui/react'
import { Alert, Button, ConfirmDialog } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { useReceivers } from '../../../api/sendings.ts'
import { DraftNote } from '../resource/draft-note.tsx'
import { ExtraPart } from './extra-part.tsx'
import { ReceiversNote } from './receivers-note.tsx'
import { audienceOf, windowErrors } from './send-state.ts'
import { useSend } from './use-send.ts'
import { WhenPart } from './when-part.tsx'
import { WhoPart } from './who-part.tsx'

/** The form of a sending: receivers, availability window and extra time, with a confirmation. */
export function SendForm({ id }: { id: number }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const { state, change, draft, busy, failure, send } = useSend(id, () => setAsking(false))
  const audience = audienceOf(state)
  const receivers = useReceivers(id, audience)
  const [now] = useState(() => Date.now())
  const mistakes = windowErrors(state, now)
  const count = receivers.data?.receivers ?? 0
  const ready = audience !== null && count > 0 && Object.keys(mistakes).length === 0
  return (
    <Stack gap={4}>
      {draft.offered && <DraftNote onUse={draft.use} onDrop={draft.drop} />}
      <WhoPart state={state} onChange={change} />
      <WhenPart state={state} onChange={change} mistakes={mistakes} />
      <ExtraPart state={state} onChange={change} />
      <ReceiversNote chosen={audience !== null} read={receivers} />
      {failure && (
        <Alert status="danger" role="alert">
          {failure}
        </Alert>
      )}
      <Box>
        <Button variant="primary" size="lg" disabled={!ready || receivers.isLoading} onClick={() => setAsking(true)}>
          {ready ? t('config-tests.send.submitCount', { count }) : t('config-tests.send.go')}
        </Button>
      </Box>
      <ConfirmDialog
        open={asking}
        title={t('config-tests.send.ask.title', { count })}
        description={t('config-tests.send.ask.text')}
        confirmLabel={t('config-tests.send.ask.confirm')}
        loading={busy}
        onConfirm={() => audience && send(audience)}
        onCancel={() => !busy && setAsking(false)}
      />
    </Stack>
  )
}

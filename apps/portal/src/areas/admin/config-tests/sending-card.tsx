import { Flex, Stack, Text } from '@chakra-ui/react'
import { Button, Chip, ConfirmDialog, notify, ProgressLine } from '@the-house/design-system'
import type { Sending } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { handleError } from '../../../api/api-error.ts'
import { postRecall } from '../../../api/sendings.ts'
import { formatMoment } from '../../../page/clock.ts'
import { useUser } from '../../../session/session.ts'
import { useSendingLabels } from './use-sending-labels.ts'

export interface SendingCardProps {
  sending: Sending
  onChanged: () => void
}

/** One sending: time, sender, audience, progress and outcome; tests that were not started can be withdrawn. */
export function SendingCard({ sending, onChanged }: SendingCardProps) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const words = useSendingLabels(sending)
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const { id, sender, created_at, receivers, done, finished_at, pending, started, recalled, sent } = sending
  const moment = formatMoment(created_at, unity.time_zone)
  const isOnItsWay = finished_at === null
  // Tests that are still being delivered are withdrawn, too.
  const back = pending + (isOnItsWay ? receivers - done : 0)

  async function recall(): Promise<void> {
    setBusy(true)
    try {
      await postRecall(id)
      notify({ type: 'success', title: t('config-tests.sendings.done') })
    } catch (failure) {
      handleError(failure)
    }
    setBusy(false)
    setAsking(false)
    onChanged()
  }

  return (
    <Stack gap={3}>
      <Flex gap={3} wrap="wrap" align="start" justify="space-between">
        <Stack gap={0.5} flex="1 1 14rem" minW={0} overflowWrap="anywhere">
          <Text fontWeight="semibold">
            {sender ? t('config-tests.sendings.by', { moment, name: sender.name }) : moment}
          </Text>
          <Text>{words.audience}</Text>
          {words.terms && (
            <Text textStyle="small" color="fg.muted">
              {words.terms}
            </Text>
          )}
        </Stack>
        {back > 0 && (
          <Button aria-label={t('config-tests.sendings.recallOf', { moment })} onClick={() => setAsking(true)}>
            {t('config-tests.sendings.recall')}
          </Button>
        )}
      </Flex>
      {isOnItsWay && (
        <Stack gap={1}>
          <Text textStyle="small">{t('config-tests.sendings.progress', { done, receivers })}</Text>
          <ProgressLine
            label={t('config-tests.sendings.progress', { done, receivers })}
            value={(100 * done) / receivers}
          />
        </Stack>
      )}
      <Flex gap={1.5} wrap="wrap">
        <Chip tone="info">{t('config-tests.sendings.sent', { count: sent })}</Chip>
        {pending > 0 && <Chip>{t('config-tests.sendings.pending', { count: pending })}</Chip>}
        {started > 0 && <Chip tone="accent">{t('config-tests.sendings.started', { count: started })}</Chip>}
        {recalled > 0 && <Chip tone="warning">{t('config-tests.sendings.recalled', { count: recalled })}</Chip>}
      </Flex>
      <ConfirmDialog
        danger
        open={asking}
        title={t('config-tests.sendings.ask.title', { count: back })}
        description={
          <>
            {t('config-tests.sendings.ask.text')}
            {isOnItsWay && ` ${t('config-tests.sendings.ask.way')}`}
          </>
        }
        confirmLabel={t('config-tests.sendings.ask.confirm')}
        loading={busy}
        onConfirm={() => void recall()}
        onCancel={() => !busy && setAsking(false)}
      />
    </Stack>
  )
}

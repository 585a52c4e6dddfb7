import { Heading, Stack, Text } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import { DateTimeField } from '@the-house/design-system/admin'
import { useTranslation, type MessageKey } from '@the-house/i18n'
import { useUser } from '../../../session/session.ts'
import type { windowErrors, WindowError } from './send-state.ts'
import type { PartProps } from './who-part.tsx'

const words: Record<WindowError, MessageKey> = {
  date: 'validation.date',
  past: 'config-tests.send.when.past',
  order: 'config-tests.send.when.order',
}

export interface WhenPartProps extends PartProps {
  mistakes: ReturnType<typeof windowErrors>
}

/** The availability window, in the time zone of the user's unit. */
export function WhenPart({ state, onChange, mistakes }: WhenPartProps) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const told = (mistake: WindowError | undefined) => mistake && t(words[mistake])
  return (
    <Card>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading as="h2" textStyle="heading">
            {t('config-tests.send.when.heading')}
          </Heading>
          <Text color="fg.muted">{t('config-tests.send.when.lead', { unit: unity.name })}</Text>
        </Stack>
        <DateTimeField
          label={t('config-tests.send.when.opens')}
          hint={t('config-tests.send.when.opensHint')}
          error={told(mistakes.opens_at)}
          value={state.opens_at}
          onChange={(opens_at) => onChange({ opens_at })}
          timeZone={unity.time_zone}
        />
        <DateTimeField
          label={t('config-tests.send.when.closes')}
          hint={t('config-tests.send.when.closesHint')}
          error={told(mistakes.closes_at)}
          value={state.closes_at}
          onChange={(closes_at) => onChange({ closes_at })}
          timeZone={unity.time_zone}
        />
      </Stack>
    </Card>
  )
}

import { Heading, Stack, Text } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import { MomentField } from '@the-house/design-system/admin'
import { useTranslation, type WordKey } from '@the-house/i18n'
import { useUser } from '../../../session/session.ts'
import type { windowMistakes, WindowMistake } from './send-state.ts'
import type { PartProps } from './who-part.tsx'

const words: Record<WindowMistake, WordKey> = {
  date: 'validation.date',
  past: 'config-tests.send.when.past',
  order: 'config-tests.send.when.order',
}

export interface WhenPartProps extends PartProps {
  mistakes: ReturnType<typeof windowMistakes>
}

/** From when and until when it may be started, by the clocks of the own unit. */
export function WhenPart({ state, onChange, mistakes }: WhenPartProps) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const told = (mistake: WindowMistake | undefined) => mistake && t(words[mistake])
  return (
    <Card>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading as="h2" textStyle="heading">
            {t('config-tests.send.when.heading')}
          </Heading>
          <Text color="fg.muted">{t('config-tests.send.when.lead', { unit: unity.name })}</Text>
        </Stack>
        <MomentField
          label={t('config-tests.send.when.opens')}
          hint={t('config-tests.send.when.opensHint')}
          error={told(mistakes.opens_at)}
          value={state.opens_at}
          onChange={(opens_at) => onChange({ opens_at })}
          timeZone={unity.time_zone}
        />
        <MomentField
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

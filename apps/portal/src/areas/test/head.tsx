import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Countdown, Html, TestStatus } from '@the-house/design-system'
import type { Survey } from '@the-house/domain'
import { useStoredFlag } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
import { useEffect } from 'react'
import { useScreenHeading } from '../../page/screen-heading.tsx'
import { useUser } from '../../session/session.ts'
import { momentIn } from './moment.ts'
import { schoolClock } from './school-clock.ts'

export interface HeadProps {
  survey: Survey
  /** Whether it was started on this screen: the button that had the focus is gone. */
  begun: boolean
}

/** What test this is, how it stands, and how long it runs. */
export function Head({ survey, begun }: HeadProps) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const heading = useScreenHeading(survey.name)
  const [timer, setTimer] = useStoredFlag('the-house.timer', true)
  useEffect(() => {
    if (begun) heading.current?.focus()
  }, [begun, heading])
  const { end_at, finish_at, concluded } = survey
  const moment = (instant: string) => momentIn(instant, unity.time_zone)
  return (
    <Stack gap={3}>
      <Flex gap={3} wrap="wrap" align="center" justify="space-between">
        <Stack gap={1} flex="1 1 12rem" minW={0}>
          <Flex gap={3} wrap="wrap" align="center">
            <Heading as="h1" ref={heading} tabIndex={-1} textStyle="title">
              {survey.name}
            </Heading>
            <TestStatus status={survey.status} />
          </Flex>
          {!concluded && end_at && <Text color="fg.muted">{t('tests.endsAt', { moment: moment(end_at) })}</Text>}
          {finish_at && <Text color="fg.muted">{t('tests.finishedAt', { moment: moment(finish_at) })}</Text>}
        </Stack>
        {!concluded && end_at && (
          <Countdown
            endsAt={end_at}
            now={schoolClock.now}
            hidden={!timer}
            onHiddenChange={(hidden) => setTimer(!hidden)}
          />
        )}
      </Flex>
      {survey.description && <Html html={survey.description} />}
    </Stack>
  )
}

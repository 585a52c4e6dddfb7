import { chakra, Flex, Heading, Stack } from '@chakra-ui/react'
import { Countdown, Html, TestStatus } from '@the-house/design-system'
import type { Survey } from '@the-house/domain'
import { useStoredFlag } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
import { useEffect } from 'react'
import { useScreenHeading } from '../../page/screen-heading.tsx'
import { useUser } from '../../session/session.ts'
import { formatMoment } from '../../page/clock.ts'
import { serverClock } from './server-clock.ts'

/** Sticks below the top bar on phones, so that the time left stays visible. */
const Plate = chakra('div', {
  base: {
    '&[data-running]': { position: { base: 'sticky', md: 'static' } },
    top: 14,
    zIndex: 5,
    flexShrink: 0,
    py: { base: 2, md: 0 },
    mx: { base: -2, md: 0 },
    px: { base: 2, md: 0 },
    bg: 'bg.surface',
  },
})

const Details = chakra('details', {
  base: {
    '& > summary': {
      display: 'list-item',
      w: 'fit-content',
      py: 2.5,
      color: 'link',
      fontWeight: 'medium',
      cursor: 'pointer',
    },
  },
})

export interface HeadProps {
  survey: Survey
  /** Whether the test was started on this screen: the start button that had the focus is gone. */
  begun: boolean
}

/** The head of a test: its name, its status and the time left. */
export function Head({ survey, begun }: HeadProps) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const heading = useScreenHeading(survey.name)
  const [timer, setTimer] = useStoredFlag('the-house.timer', true)
  useEffect(() => {
    if (begun) heading.current?.focus()
  }, [begun, heading])
  const { end_at, finish_at, concluded } = survey
  const moment = (instant: string) => formatMoment(instant, unity.time_zone)
  return (
    <>
      <Stack gap={1} flex={{ md: '1 1 0' }} minW={0}>
        <Heading as="h1" ref={heading} tabIndex={-1} textStyle="title">
          {survey.name}
        </Heading>
        <Flex columnGap={3} rowGap={1} wrap="wrap" align="center" color="fg.muted">
          <TestStatus status={survey.status} />
          {!concluded && end_at && <span>{t('tests.endsAt', { moment: moment(end_at) })}</span>}
          {finish_at && <span>{t('tests.finishedAt', { moment: moment(finish_at) })}</span>}
        </Flex>
        {survey.description && (
          <Details>
            <summary>{t('tests.about')}</summary>
            <Html html={survey.description} />
          </Details>
        )}
      </Stack>
      {end_at && survey.status !== 'FINISHED' && (
        <Plate data-running={concluded ? undefined : ''}>
          <Countdown
            endsAt={end_at}
            now={serverClock.now}
            hidden={!timer && !concluded}
            onHiddenChange={concluded ? undefined : (hidden) => setTimer(!hidden)}
          />
        </Plate>
      )}
    </>
  )
}

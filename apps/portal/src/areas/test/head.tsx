import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { TestStatus } from '@the-house/design-system'
import type { Survey } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useEffect } from 'react'
import { useScreenHeading } from '../../page/screen-heading.tsx'
import { useUser } from '../../session/session.ts'
import { formatMoment } from '../../page/clock.ts'

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

export interface TestFactsProps {
  survey: Survey
}

/** The status of a test, when it ends or ended, and its description. */
export function TestFacts({ survey }: TestFactsProps) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const { end_at, finish_at, concluded } = survey
  const moment = (instant: string) => formatMoment(instant, unity.time_zone)
  return (
    <>
      <Flex columnGap={3} rowGap={1} wrap="wrap" align="center" color="fg.muted">
        <TestStatus status={survey.status} />
        {!concluded && end_at && <span>{t('tests.endsAt', { moment: moment(end_at) })}</span>}
        {finish_at && <span>{t('tests.finishedAt', { moment: moment(finish_at) })}</span>}
      </Flex>
      {survey.description && (
        <Details>
          <summary>{t('tests.about')}</summary>
          <Text whiteSpace="pre-line">{survey.description}</Text>
        </Details>
      )}
    </>
  )
}

export interface HeadProps extends TestFactsProps {
  /** Whether the test was started on this screen: the start button that had the focus is gone. */
  begun: boolean
}

/** The head of a test: its name and its facts; above a lesson that fills the window only the name is read. */
export function Head({ survey, begun }: HeadProps) {
  const heading = useScreenHeading(survey.name)
  useEffect(() => {
    if (begun) heading.current?.focus()
  }, [begun, heading])
  return (
    <Stack gap={1} flex={{ md: '1 1 0' }} minW={0} data-beside-lesson="read">
      <Heading as="h1" ref={heading} tabIndex={-1} textStyle="title">
        {survey.name}
      </Heading>
      <Box data-beside-lesson="">
        <TestFacts survey={survey} />
      </Box>
    </Stack>
  )
}

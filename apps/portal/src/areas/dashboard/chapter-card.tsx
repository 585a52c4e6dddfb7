import { Box, Heading, Stack, Text } from '@chakra-ui/react'
import { Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { NextStepLinks } from '../../page/next-step/next-step-links.tsx'
import { useStepWords } from '../../page/next-step/use-step-words.ts'
import { useUser } from '../../session/session.ts'
import { CardRead } from './card-read.tsx'
import { useDashboardPart } from './use-dashboard-part.ts'

/** The current chapter and what comes next, the main action of the dashboard. */
export function ChapterCard() {
  const { t } = useTranslation()
  const { chapter_number: number } = useUser()
  const words = useStepWords()
  const title = t('dashboard.chapterNumber', { number: number ?? '–' })
  const next = useDashboardPart('next')
  return (
    <Stack
      gap={{ base: 3, md: 5 }}
      flex={{ sm: '4 1 14rem' }}
      minW={0}
      p={{ base: 4, md: 6 }}
      justify="center"
      align="start"
      // The card clips all borders except the one to the house, which is beside it or above it.
      m="-1px"
      border="1px solid"
      borderColor="border"
    >
      <Stack gap={1}>
        <Text textStyle="small" color="fg.muted">
          {t('dashboard.chapter')}
        </Text>
        <Heading as="h2" textStyle="title">
          {title}
        </Heading>
      </Stack>
      <CardRead title={title} read={next} skeleton={<StepSkeleton />}>
        {(step) => (
          <>
            <Text color="fg.muted" minH={12}>
              {words(step).text}
            </Text>
            <NextStepLinks step={step} size="lg" />
          </>
        )}
      </CardRead>
    </Stack>
  )
}

/** As large as a step of two lines and its button, so that the layout does not shift. */
const StepSkeleton = () => (
  <Box aria-busy="true" w="full">
    <Skeleton h={12} maxW="22rem" mb={{ base: 3, md: 5 }} />
    <Skeleton h={14} w="10rem" />
  </Box>
)

import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Card, HouseProgress, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { NextStepLinks } from '../../page/next-step/next-step-links.tsx'
import { useNextStep } from '../../page/next-step/use-next-step.ts'
import { useStepWords } from '../../page/next-step/use-step-words.ts'
import { useUser } from '../../session/session.ts'

/** The last chapter of the user, and what comes next. */
export function LastChapter() {
  const { t } = useTranslation()
  const { chapter_number: number, house_stage } = useUser()
  const words = useStepWords()
  const { data: step, error } = useNextStep({})
  return (
    <Card p={0} overflow="hidden">
      <Flex align="stretch" direction={{ base: 'column', sm: 'row' }} minH={{ base: 40, sm: 32 }}>
        <Box w={{ base: 'full', sm: 48 }} h={{ base: 32, sm: 'auto' }} flexShrink={0} bg="draw.sky" aria-hidden="true">
          <HouseProgress stage={house_stage} maxW="full" h="full" preserveAspectRatio="xMidYMax" />
        </Box>
        <Flex
          flex="1 1 9rem"
          minW={0}
          p={{ base: 4, md: 5 }}
          gap={3}
          direction={{ base: 'column', sm: 'row' }}
          align={{ base: 'start', sm: 'center' }}
          justify="space-between"
        >
          <Stack gap={0.5} minW={0}>
            <Text textStyle="small" color="fg.muted">
              {t('books.last')}
            </Text>
            <Heading as="h2" textStyle="heading">
              {t('books.number', { number: number ?? '–' })}
            </Heading>
            <Text color="fg.muted" minH={12}>
              {step && words(step).text}
            </Text>
          </Stack>
          {step ? <NextStepLinks step={step} /> : !error && <Skeleton h={12} w="9rem" flexShrink={0} />}
        </Flex>
      </Flex>
    </Card>
  )
}

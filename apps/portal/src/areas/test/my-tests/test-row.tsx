import { Flex, Stack, Text } from '@chakra-ui/react'
import { TestStatus, TextLink } from '@the-house/design-system'
import type { MyTest } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { paths } from '../../../page/paths.ts'
import { PastFacts } from './past-facts.tsx'
import { TimeFacts, type TimeFactsProps } from './time-facts.tsx'

/** One test with its link, its status, and its times or its result. */
export function TestRow({ test, onOver }: TimeFactsProps) {
  return (
    <Flex position="relative" py={3} gap={3} wrap="wrap" align="center" justify="space-between">
      <Stack gap={0} minW={0} flex="1 1 14rem">
        <TextLink
          asChild
          alignSelf="start"
          overflowWrap="anywhere"
          _after={{ content: '""', position: 'absolute', inset: 0 }}
        >
          <Link href={paths.test(test.id)}>{test.name}</Link>
        </TextLink>
        <Flex columnGap={3} wrap="wrap" color="fg.muted" textStyle="small">
          {test.open ? <TimeFacts test={test} onOver={onOver} /> : <PastFacts test={test} />}
        </Flex>
      </Stack>
      <Flex gap={3} align="center">
        <Percentage test={test} />
        <TestStatus status={test.status} />
      </Flex>
    </Flex>
  )
}

function Percentage({ test: { percentage } }: { test: MyTest }) {
  const { t } = useTranslation()
  if (percentage === null) return null
  return (
    <Text fontWeight="semibold" whiteSpace="nowrap">
      {t('my-tests.percentage', { percentage })}
    </Text>
  )
}

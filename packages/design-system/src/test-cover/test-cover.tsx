import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import type { TestInfo } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import type { ReactNode, Ref } from 'react'
import { Alert } from '../alert/alert.tsx'
import { TestFacts, type Facts } from './test-facts.tsx'
import { TestStatus } from './test-status.tsx'

export interface TestCoverProps {
  test: Pick<TestInfo, 'name' | 'description' | 'status'> & Facts
  /** The school's time zone (IANA); default: the device's. */
  timeZone?: string | undefined
  /** Try later and Start test, or the next step; the main one last. */
  actions?: ReactNode
  /** An error, or other information. */
  children?: ReactNode
  /** The heading level of the name in the page. */
  as?: 'h1' | 'h2'
  /** Ref of the heading, which receives the focus when the cover appears (tabIndex -1). */
  headingRef?: Ref<HTMLHeadingElement> | undefined
}

/** The cover of a test: its facts before the start, and the button to start it. */
export function TestCover({ test, timeZone, actions, children, as = 'h1', headingRef }: TestCoverProps) {
  const { t } = useTranslation()
  const { name, description, status, minutes } = test
  return (
    <Stack gap={5} maxW="prose" mx="auto" w="full">
      <Flex gap={3} wrap="wrap" align="center" justify="space-between">
        <Heading as={as} ref={headingRef} tabIndex={-1} textStyle="title">
          {name}
        </Heading>
        <TestStatus status={status} />
      </Flex>
      {description && <Text whiteSpace="pre-line">{description}</Text>}
      <TestFacts test={test} timeZone={timeZone} />
      {status === 'PENDING' && minutes !== null && (
        <Alert status="warning" title={t('timed.warning.title')}>
          {t('timed.warning.text')}
        </Alert>
      )}
      {children}
      {actions && (
        <Flex gap={3} direction={{ base: 'column-reverse', sm: 'row' }} justify="flex-end">
          {actions}
        </Flex>
      )}
    </Stack>
  )
}

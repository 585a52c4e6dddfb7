import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { Alert, Chip, TextLink } from '@the-house/design-system'
import type { CountedStep, FoundingStep } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { paths } from '../../../page/paths.ts'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { StepActions } from './step-actions.tsx'
import { StepCount } from './step-count.tsx'
import { StepList } from './step-list.tsx'

export interface StepFrameProps {
  step: FoundingStep
  steps: readonly CountedStep[]
  /** The tool of the step. */
  children: ReactNode
}

/** A step of the founding: what it is for, its tool, and the ways on; the other steps stand beside it. */
export function StepFrame({ step, steps, children }: StepFrameProps) {
  const { t } = useTranslation()
  const index = steps.findIndex((one) => one.step === step)
  const state = steps[index]
  if (!state) return null
  return (
    <Flex gap={{ base: 6, lg: 10 }} align="start">
      <Box flex="0 0 15rem" display={{ base: 'none', lg: 'block' }} position="sticky" top={20}>
        <StepList steps={steps} current={step} />
      </Box>
      <Stack gap={{ base: 5, md: 6 }} flex="1 1 0" minW={0}>
        <Stack gap={2} maxW="44rem">
          <Flex gap={4} align="center" justify="space-between" wrap="wrap">
            <Text textStyle="small" color="fg.muted">
              {t('founding.step', { number: index + 1, all: steps.length })}
            </Text>
            <TextLink asChild display={{ lg: 'none' }}>
              <Link href={paths.founding}>{t('founding.all')}</Link>
            </TextLink>
          </Flex>
          <Flex gap={3} align="center" wrap="wrap">
            <ScreenHeading title={t(`work.step.${step}`)} />
            {state.done && (
              <Chip tone="right">
                <StepCount state={state} />
              </Chip>
            )}
          </Flex>
          <Text color="fg.muted">{t(`founding.about.${step}`)}</Text>
        </Stack>
        {state.skipped && !state.done && <Alert status="info">{t('founding.skippedNote')}</Alert>}
        {children}
        <StepActions state={state} next={steps[index + 1]?.step ?? null} />
      </Stack>
    </Flex>
  )
}

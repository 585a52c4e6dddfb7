import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { CountedStep, FoundingStep } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { StepMark } from '../../../page/founding/step-mark.tsx'
import { paths } from '../../../page/paths.ts'
import { StepCount } from './step-count.tsx'

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: 1,
    '& > li + li': { borderTop: '1px solid', borderColor: 'border' },
  },
})
const StepLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minH: 12,
    px: 3,
    py: 2,
    borderRadius: 'control',
    color: 'fg',
    '&:hover': { bg: 'bg.sunken' },
    '&[aria-current=step]': { bg: 'accent.subtle', fontWeight: 'semibold' },
  },
})

export interface StepListProps {
  steps: readonly CountedStep[]
  /** The step that is shown. */
  current?: FoundingStep
}

/** All steps of the founding, with how many there are of each; every one can be opened at any time. */
export function StepList({ steps, current }: StepListProps) {
  const { t } = useTranslation()
  return (
    <Box as="nav" aria-label={t('founding.steps')}>
      <List>
        {steps.map((step) => (
          <li key={step.step}>
            <StepLink href={paths.foundingStep(step.step)} aria-current={step.step === current ? 'step' : undefined}>
              <StepMark step={step} />
              <Flex flex="1" columnGap={3} wrap="wrap" align="baseline" justify="space-between">
                <Text>{t(`work.step.${step.step}`)}</Text>
                {step.done && current === undefined && (
                  <Text textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
                    <StepCount state={step} />
                  </Text>
                )}
              </Flex>
            </StepLink>
          </li>
        ))}
      </List>
    </Box>
  )
}

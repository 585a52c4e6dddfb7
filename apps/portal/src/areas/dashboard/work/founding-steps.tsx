import { chakra, Flex, Text } from '@chakra-ui/react'
import { Button, Card, TextLink } from '@the-house/design-system'
import type { Work } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { StepMark } from '../../../page/founding/step-mark.tsx'
import { paths } from '../../../page/paths.ts'
import { DashboardCard } from '../dashboard-card.tsx'

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
    columnGap: 4,
  },
})

/** The steps by which a founded school becomes one that teaches, with the way back into its founding. */
export function FoundingSteps({ steps }: Pick<Work, 'steps'>) {
  const { t } = useTranslation()
  const done = steps.filter((step) => step.done).length
  return (
    <DashboardCard title={t('work.steps')} note={t('work.stepsDone', { done, all: steps.length })}>
      <Card py={4} px={4}>
        <List>
          {steps.map((step) => (
            <Flex asChild key={step.step} align="center" gap={3} minH="target">
              <li>
                <StepMark step={step} />
                {step.done ? (
                  <Text color="fg.muted">{t(`work.step.${step.step}`)}</Text>
                ) : (
                  <TextLink asChild>
                    <Link href={paths.foundingStep(step.step)}>{t(`work.step.${step.step}`)}</Link>
                  </TextLink>
                )}
              </li>
            </Flex>
          ))}
        </List>
        <Button asChild variant="primary" mt={4}>
          <Link href={paths.founding}>{t('work.goOn')}</Link>
        </Button>
      </Card>
    </DashboardCard>
  )
}

import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { Card, TextLink, VisuallyHidden } from '@the-house/design-system'
import type { Work } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Circle, CircleCheck } from 'lucide-react'
import { Link } from 'wouter'
import { DashboardCard } from '../dashboard-card.tsx'
import { stepLooks } from './work-labels.ts'

const List = chakra('ol', { base: { listStyle: 'none', display: 'grid', gap: 1 } })

/** The steps by which a founded school becomes one that teaches; each ticks itself. */
export function FoundingSteps({ steps }: Pick<Work, 'steps'>) {
  const { t } = useTranslation()
  const done = steps.filter((step) => step.done).length
  return (
    <DashboardCard title={t('work.steps')} note={t('work.stepsDone', { done, all: steps.length })}>
      <Card py={3} px={4}>
        <List>
          {steps.map(({ step, done: isDone }) => {
            const { label, path } = stepLooks[step]
            return (
              <Flex asChild key={step} align="center" gap={3} minH="target">
                <li>
                  <Box
                    as={isDone ? CircleCheck : Circle}
                    boxSize={5}
                    flexShrink={0}
                    color={isDone ? 'right' : 'fg.muted'}
                    aria-hidden="true"
                  />
                  {isDone ? (
                    <Text color="fg.muted">{t(label)}</Text>
                  ) : (
                    <TextLink asChild>
                      <Link href={path}>{t(label)}</Link>
                    </TextLink>
                  )}
                  <VisuallyHidden>{t(isDone ? 'work.done' : 'work.open')}</VisuallyHidden>
                </li>
              </Flex>
            )
          })}
        </List>
      </Card>
    </DashboardCard>
  )
}

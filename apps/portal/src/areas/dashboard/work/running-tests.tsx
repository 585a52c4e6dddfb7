import { chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import type { Work } from '@the-house/domain'
import { useCountdown } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { LearnerLink } from '../../../page/learner-link.tsx'
import { DashboardCard } from '../dashboard-card.tsx'

const List = chakra('ul', {
  base: { listStyle: 'none', '& > li + li': { borderTop: '1px solid', borderColor: 'border' } },
})

/** The tests that students are writing now, with the time that is left by the clock of the server. */
export function RunningTests({ running, server_time }: Pick<Work, 'running' | 'server_time'>) {
  const { t } = useTranslation()
  return (
    <DashboardCard title={t('work.running.title')} flex="1 1 18rem">
      <Card py={1} px={4}>
        <List>
          {running.map((test) => (
            <Flex asChild key={test.id} justify="space-between" align="center" gap={4} py={2}>
              <li>
                <Stack gap={0} minW={0}>
                  <Text overflowWrap="anywhere">
                    <LearnerLink student={test.student} />
                  </Text>
                  <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
                    {test.name}
                  </Text>
                </Stack>
                {test.end_at && <TimeLeft key={server_time} end_at={test.end_at} server_time={server_time} />}
              </li>
            </Flex>
          ))}
        </List>
      </Card>
    </DashboardCard>
  )
}

function TimeLeft({ end_at, server_time }: { end_at: string; server_time: string }) {
  const { t } = useTranslation()
  // The device's clock may be wrong: it only measures what has passed since the answer.
  const [ahead] = useState(() => Date.now() - Date.parse(server_time))
  const minutes = Math.ceil(useCountdown(Date.parse(end_at) + ahead) / 60)
  return (
    <Text whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      {minutes > 0 ? t('work.running.left', { count: minutes }) : t('work.running.over')}
    </Text>
  )
}

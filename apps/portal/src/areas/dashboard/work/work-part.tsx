import { Flex, Stack } from '@chakra-ui/react'
import { Card, Skeleton } from '@the-house/design-system'
import { allows, limits, type Work } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { useUser } from '../../../session/session.ts'
import { CardRead } from '../card-read.tsx'
import { DashboardCard } from '../dashboard-card.tsx'
import { FoundingSteps } from './founding-steps.tsx'
import { RunningTests } from './running-tests.tsx'
import { StorageNote } from './storage-note.tsx'
import { TodayClasses } from './today-classes.tsx'
import { WorkList } from './work-list.tsx'

/** The home of those who work at the school: what waits, today's classes, the tests that run now. */
export function WorkPart() {
  const { t } = useTranslation()
  const title = t('work.title')
  const read = useApiQuery('GET /me/work', {}, { ...inlineErrors, refreshInterval: limits.notificationPollMs })
  const isIdle = read.data?.items.length === 0 && read.data.steps.length === 0
  return (
    <DashboardCard title={title} {...(isIdle && { note: t('work.nothing') })}>
      <CardRead title={title} read={read} skeleton={<WorkSkeleton />}>
        {(work) => <WorkShown work={work} />}
      </CardRead>
    </DashboardCard>
  )
}

function WorkShown({ work }: { work: Work }) {
  const user = useUser()
  const { steps, items, server_time, classes, running, storage } = work
  return (
    <Stack gap={{ base: 5, md: 7 }}>
      {steps.length > 0 && <FoundingSteps steps={steps} />}
      {items.length > 0 && <WorkList items={items} server_time={server_time} />}
      <Flex gap={{ base: 5, md: 6 }} wrap="wrap" align="start">
        {allows('meets', user) && <TodayClasses classes={classes} />}
        {running.length > 0 && <RunningTests running={running} server_time={server_time} />}
      </Flex>
      {storage && <StorageNote storage={storage} />}
    </Stack>
  )
}

/** As large as a row of cards and a class, so that the layout hardly shifts. */
const WorkSkeleton = () => (
  <Stack aria-busy="true" gap={{ base: 5, md: 7 }}>
    <Flex gap={4} wrap="wrap">
      {[1, 2, 3].map((one) => (
        <Card key={one} flex="1 1 16rem" p={4}>
          <Skeleton h={14} />
        </Card>
      ))}
    </Flex>
    <Skeleton h={40} maxW="40rem" />
  </Stack>
)

import { Stack, Text } from '@chakra-ui/react'
import { MeetingCard, TextLink } from '@the-house/design-system'
import type { OwnMeeting } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Fragment } from 'react'
import { Link } from 'wouter'
import { formatTime } from '../../../page/clock.ts'
import { Join } from '../../../page/join.tsx'
import { LearnerLink } from '../../../page/learner-link.tsx'
import { paths } from '../../../page/paths.ts'
import { useUser } from '../../../session/session.ts'
import { DashboardCard } from '../dashboard-card.tsx'

/** The classes that the teacher gives today: when, where, who has booked, and the link once one is open. */
export function TodayClasses({ classes }: { classes: OwnMeeting[] }) {
  const { t } = useTranslation()
  return (
    <DashboardCard title={t('work.classes.title')} flex="1 1 22rem">
      {classes.length === 0 && <Text color="fg.muted">{t('work.classes.none')}</Text>}
      {classes.map((one) => (
        <TodayClass key={one.id} one={one} />
      ))}
      <TextLink asChild alignSelf="start" minH="target" display="inline-flex" alignItems="center">
        <Link href={paths.meets}>{t('work.classes.all')}</Link>
      </TextLink>
    </DashboardCard>
  )
}

function TodayClass({ one }: { one: OwnMeeting }) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const [from, until] = [one.data, one.end_date].map((at) => formatTime(at, unity.time_zone))
  const isOpen = one.status === 'OPEN' && one.url
  return (
    <MeetingCard
      name={one.name}
      hours={`${from} – ${until}`}
      about={one.room}
      state={one.status}
      action={isOpen ? <Join name={one.name} url={one.url} /> : undefined}
    >
      <Stack gap={0.5}>
        <Text fontWeight="medium">{t('work.classes.booked', { count: one.students.length })}</Text>
        {one.students.length > 0 && (
          <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
            {one.students.map((student, index) => (
              <Fragment key={student.id}>
                {index > 0 && ', '}
                <LearnerLink student={student} />
              </Fragment>
            ))}
          </Text>
        )}
      </Stack>
    </MeetingCard>
  )
}

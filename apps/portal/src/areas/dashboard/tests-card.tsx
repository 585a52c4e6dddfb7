import { Text } from '@chakra-ui/react'
import { FigureCard, Skeleton } from '@the-house/design-system'
import { allows, type Todo } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { ClipboardList } from 'lucide-react'
import { Link } from 'wouter'
import { paths } from '../../page/paths.ts'
import { useUser } from '../../session/session.ts'
import { MostUrgentTest } from './most-urgent-test.tsx'
import { CardRead } from './card-read.tsx'
import { useDashboardPart } from './use-dashboard-part.ts'

/** Shows how many tests wait for the user, and the most urgent of them. */
export function TestsCard() {
  const { t } = useTranslation()
  const user = useUser()
  const title = t('dashboard.tests.title')
  const read = useDashboardPart('todo')
  const first = read.data?.tests.content[0]
  // Where a test waits, the card leads to it.
  const leads = read.data && !first && allows('tests', user)
  return (
    <FigureCard
      data-wide=""
      position="relative"
      // The height of a card with the name and the time of a test.
      minH="7rem"
      icon={ClipboardList}
      tone={first ? 'accent' : 'plain'}
      label={leads ? <Link href={paths.myTests}>{title}</Link> : title}
    >
      <CardRead title={title} read={read} skeleton={<Skeleton w="80%" h={6} />}>
        {({ tests }) => <HowMany tests={tests} />}
      </CardRead>
      {read.data && first && <MostUrgentTest test={first} now={read.data.server_time} />}
    </FigureCard>
  )
}

function HowMany({ tests: { total } }: Pick<Todo, 'tests'>) {
  const { t } = useTranslation()
  if (total === 0) return <Text>{t('dashboard.tests.none')}</Text>
  return <Text fontWeight="semibold">{t('dashboard.tests.waiting', { count: total })}</Text>
}

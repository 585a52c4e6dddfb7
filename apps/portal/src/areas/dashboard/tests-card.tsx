import { Text } from '@chakra-ui/react'
import { FigureCard, Skeleton, TextLink } from '@the-house/design-system'
import type { Notification } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { ClipboardList } from 'lucide-react'
import { Link } from 'wouter'
import { markNotificationRead } from '../../api/mark-notification-read.ts'
import { inlineErrors } from '../../api/inline-errors.ts'
import { useApiQuery } from '../../api/use-api-query.ts'
import { paths } from '../../page/paths.ts'
import { CardRead } from './card-read.tsx'

const newest = { query: { page: 1, size: 5, unread: true } }

/** Shows how many sent tests have an unread notification. */
export function TestsCard() {
  const { t } = useTranslation()
  const title = t('dashboard.tests.title')
  const read = useApiQuery('GET /session/notifications', newest, inlineErrors)
  const sent = read.data?.content.filter((one) => one.notification_type === 'TEST_AVALIABLE') ?? []
  return (
    <FigureCard
      data-wide=""
      position="relative"
      // The height of a card with the name of a test.
      minH="5.5rem"
      icon={ClipboardList}
      tone={sent.length > 0 ? 'accent' : 'plain'}
      label={title}
    >
      <CardRead title={title} read={read} skeleton={<Skeleton w="80%" h={6} />}>
        {() =>
          sent.length > 0 ? (
            <Text fontWeight="semibold">{t('dashboard.tests.new', { count: sent.length })}</Text>
          ) : (
            <Text>{t('dashboard.tests.none')}</Text>
          )
        }
      </CardRead>
      {sent[0] && <Newest sent={sent[0]} />}
    </FigureCard>
  )
}

/** The newest test as a link that is stretched over the card. */
function Newest({ sent: { id, title, params } }: { sent: Notification }) {
  const { user_test_id: test } = params
  if (test === null)
    return (
      <Text textStyle="small" color="fg.muted" lineClamp={1}>
        {title}
      </Text>
    )
  // Errors are ignored: the card shows the test again until it is marked read.
  const look = () => void markNotificationRead(id).catch(() => undefined)
  return (
    <TextLink
      asChild
      textStyle="small"
      display="block"
      minH={6}
      _after={{ content: '""', position: 'absolute', inset: 0 }}
    >
      <Link href={paths.test(test)} onClick={look}>
        {title}
      </Link>
    </TextLink>
  )
}

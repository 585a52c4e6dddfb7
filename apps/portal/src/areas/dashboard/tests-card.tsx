import { Text } from '@chakra-ui/react'
import { FigureCard, Skeleton, TextLink } from '@the-house/design-system'
import type { Notification } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { ClipboardList } from 'lucide-react'
import { Link } from 'wouter'
import { readNotice } from '../../api/read-notice.ts'
import { shownInPlace } from '../../api/shown-in-place.ts'
import { useRead } from '../../api/use-read.ts'
import { paths } from '../../page/paths.ts'
import { CardRead } from './card-read.tsx'

const newest = { query: { page: 1, size: 5, unread: true } }

/** Says when the school has sent a test that was not looked at yet. */
export function TestsCard() {
  const { t } = useTranslation()
  const title = t('dashboard.tests.title')
  const read = useRead('GET /session/notifications', newest, shownInPlace)
  const sent = read.data?.content.filter((one) => one.notification_type === 'TEST_AVALIABLE') ?? []
  return (
    <FigureCard
      data-wide=""
      position="relative"
      // Room for a test with its name.
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

/** The newest test, by its name; all of the card can be pressed. */
function Newest({ sent: { id, title, params } }: { sent: Notification }) {
  const { user_test_id: test } = params
  if (test === null)
    return (
      <Text textStyle="small" color="fg.muted" lineClamp={1}>
        {title}
      </Text>
    )
  // It was looked at; should the school not hear of it, the card says so again.
  const look = () => void readNotice(id).catch(() => undefined)
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

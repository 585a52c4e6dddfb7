import { Text } from '@chakra-ui/react'
import { FigureCard, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { ClipboardList } from 'lucide-react'
import { shownInPlace } from '../../api/shown-in-place.ts'
import { useRead } from '../../api/use-read.ts'
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
      {sent[0] && (
        <Text textStyle="small" color="fg.muted" lineClamp={1}>
          {sent[0].title}
        </Text>
      )}
    </FigureCard>
  )
}

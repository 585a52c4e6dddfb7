import { Stack, Text } from '@chakra-ui/react'
import { Alert, Button, NotificationList } from '@the-house/design-system'
import type { Notification } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { feed, useFeedState } from './browser-feed.ts'
import { useListed } from './listed.ts'
import { ListSkeleton } from './list-skeleton.tsx'

/** The newest five notifications, from the state of the feed. */
export function LatestList({ onOpen }: { onOpen: (one: Notification) => void }) {
  const { t } = useTranslation()
  const { latest, failed } = useFeedState()
  const listed = useListed()
  if (failed)
    return (
      <Stack gap={3} p={2}>
        <Alert status="warning">{t('notifications.failed')}</Alert>
        <Button onClick={feed.refresh}>{t('common.retry')}</Button>
      </Stack>
    )
  if (!latest) return <ListSkeleton rows={3} />
  if (latest.content.length === 0)
    return (
      <Stack gap={0.5} p={3} textAlign="center">
        <Text fontWeight="semibold">{t('notifications.none.title')}</Text>
        <Text color="fg.muted">{t('notifications.none.text')}</Text>
      </Stack>
    )
  const choose = (id: number) => {
    const one = latest.content.find((other) => other.id === id)
    if (one) onOpen(one)
  }
  return <NotificationList items={listed(latest.content)} onSelect={choose} />
}

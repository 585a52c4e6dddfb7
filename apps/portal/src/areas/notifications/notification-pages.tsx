import { Stack } from '@chakra-ui/react'
import { EmptyState, NotificationList, Pagination } from '@the-house/design-system'
import type { Notification } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Redirect } from 'wouter'
import { paths } from '../../page/paths.ts'
import { useListed } from './listed.ts'
import { useOpen } from './use-open.tsx'

export interface NotificationPagesProps {
  content: Notification[]
  /** The page number, from 1. */
  page: number
  pages: number
  /** Whether only unread notifications are listed. */
  unread: boolean
  hrefFor: (page: number) => string
  onPage: (page: number) => void
}

/** One page of notifications with its pagination, or the reason why it is empty. */
export function NotificationPages({ content, page, pages, unread, hrefFor, onPage }: NotificationPagesProps) {
  const { t } = useTranslation()
  const listed = useListed()
  const { open, dialog } = useOpen()
  if (pages === 0 && unread)
    return <EmptyState title={t('notifications.noneUnread.title')} description={t('notifications.noneUnread.text')} />
  if (pages === 0)
    return <EmptyState title={t('notifications.none.title')} description={t('notifications.none.text')} />
  // The link is old, or another tab read the last one of the page.
  if (page > pages) return <Redirect to={`${paths.notifications}${hrefFor(pages)}`} replace />
  return (
    <Stack gap={4}>
      <NotificationList
        items={listed(content)}
        onSelect={(id) => {
          const one = content.find((other) => other.id === id)
          if (one) open(one)
        }}
      />
      {pages > 1 && <Pagination page={page} pages={pages} hrefFor={hrefFor} onSelect={onPage} />}
      {dialog}
    </Stack>
  )
}

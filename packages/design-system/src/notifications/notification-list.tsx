import { Box, chakra, Text } from '@chakra-ui/react'
import type { NotificationType } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { ClipboardCheck, MessageSquareText, NotebookPen, PencilLine, type LucideIcon } from 'lucide-react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

const icons: Record<NotificationType, LucideIcon> = {
  TEST_AVALIABLE: NotebookPen,
  MESSAGE: MessageSquareText,
  EXERCISE_REVISED: PencilLine,
  EXERCISE_TEST_REVISED: ClipboardCheck,
}

const List = chakra('ul', { base: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: 1 } })
const Row = chakra('button', {
  base: {
    display: 'flex',
    gap: 3,
    w: 'full',
    minH: 'target',
    p: { base: 2, sm: 3 },
    borderRadius: 'control',
    textAlign: 'start',
    transition: 'background-color 120ms',
    '&:hover': { bg: 'bg.sunken' },
  },
  variants: { unread: { true: { bg: 'accent.subtle' } } },
})
const Arch = chakra('span', {
  base: { display: 'grid', placeItems: 'center', flexShrink: 0, w: 9, h: 10, borderRadius: 'arch' },
  variants: {
    unread: { true: { bg: 'accent', color: 'accent.fg' }, false: { bg: 'bg.sunken', color: 'fg.muted' } },
  },
})

export interface ListedNotification {
  id: number
  type: NotificationType
  title: string
  /** The language of the title, where it is not that of the page. */
  lang?: string | undefined
  /** Whether the school has recalled it. */
  recalled?: boolean
  read: boolean
  /** When it was sent, as formatted text. */
  when: string
}

export interface NotificationListProps {
  items: readonly ListedNotification[]
  /** Called when the user opens a notification. */
  onSelect: (id: number) => void
}

/** A list of notifications; the unread ones are marked. */
export function NotificationList({ items, onSelect }: NotificationListProps) {
  const { t } = useTranslation()
  return (
    <List aria-label={t('notifications.list')}>
      {items.map(({ id, type, title, lang, recalled = false, read, when }) => {
        const Icon = icons[type]
        return (
          <li key={id}>
            <Row type="button" unread={!read} onClick={() => onSelect(id)}>
              <Arch unread={!read} aria-hidden="true">
                <Icon size={18} />
              </Arch>
              <Box flex="1" minW={0} overflowWrap="anywhere">
                {!read && <VisuallyHidden>{`${t('notifications.unread')}: `}</VisuallyHidden>}
                <Text as="span" display="block" lang={lang} fontWeight={read ? 'normal' : 'semibold'}>
                  {title}
                </Text>
                <Text as="span" display="block" textStyle="small" color="fg.muted">
                  {[
                    t(`notifications.kind.${type}`),
                    ...(recalled ? [t('notifications.recalled.short')] : []),
                    when,
                  ].join(' · ')}
                </Text>
              </Box>
              {!read && (
                <Box as="span" boxSize={2.5} mt={2} borderRadius="full" bg="accent" flexShrink={0} aria-hidden="true" />
              )}
            </Row>
          </li>
        )
      })}
    </List>
  )
}

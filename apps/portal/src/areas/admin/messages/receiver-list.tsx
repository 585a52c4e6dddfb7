import { chakra, Flex, Text } from '@chakra-ui/react'
import type { MessageReceiver } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { formatMoment } from '../../../page/clock.ts'
import { LearnerLink } from '../../../page/learner-link.tsx'
import { useUser } from '../../../session/session.ts'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    fontVariantNumeric: 'tabular-nums',
    '& > li': { py: 3 },
    '& > li + li': { borderTop: '1px solid', borderColor: 'border' },
  },
})

export interface ReceiverListProps {
  receivers: readonly MessageReceiver[]
  /** Whether the message was recalled: nobody will read it any more. */
  recalled: boolean
}

/** The receivers of a message, each with when it was read. */
export function ReceiverList({ receivers, recalled }: ReceiverListProps) {
  const { t } = useTranslation()
  const { unity } = useUser()
  if (receivers.length === 0)
    return (
      <Text py={4} color="fg.muted">
        {t('messages.receivers.none')}
      </Text>
    )
  const unread = t(recalled ? 'messages.receivers.never' : 'messages.receivers.notYet')
  return (
    <List aria-label={t('messages.receivers.heading')}>
      {receivers.map(({ id, name, unity: unit, profile, read_at }) => (
        <li key={id}>
          <Flex justify="space-between" columnGap={4} wrap="wrap" overflowWrap="anywhere">
            <Text minW={0}>
              {profile === 'TEACHER' ? name : <LearnerLink student={{ id, name }} />}{' '}
              <Text as="span" textStyle="small" color="fg.muted">
                {`${t(`messages.one.${profile}`)} · ${unit}`}
              </Text>
            </Text>
            <Text textStyle="small" color={read_at === null ? 'fg.muted' : 'fg'}>
              {read_at === null
                ? unread
                : t('messages.receivers.readOn', { moment: formatMoment(read_at, unity.time_zone) })}
            </Text>
          </Flex>
        </li>
      ))}
    </List>
  )
}

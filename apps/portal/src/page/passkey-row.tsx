import { Flex, Stack, Text } from '@chakra-ui/react'
import type { Passkey } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import type { ReactNode } from 'react'
import { useUser } from '../session/session.ts'
import { formatDate } from './dates.ts'

export interface PasskeyRowProps {
  passkey: Passkey
  /** What can be done with it. */
  action?: ReactNode
}

/** A passkey in a list: its name, and when it was added and used. */
export function PasskeyRow({ passkey, action }: PasskeyRowProps) {
  const { t } = useTranslation()
  const { time_zone } = useUser().unity
  const { name, created_at, last_used_at, synced } = passkey
  const used = last_used_at ? t('passkeys.used', { day: formatDate(last_used_at, time_zone) }) : t('passkeys.never')
  const facts = [t('passkeys.added', { day: formatDate(created_at, time_zone) }), used, synced && t('passkeys.synced')]
  return (
    <Flex as="li" gap={3} align="center" justify="space-between">
      <Stack gap={0} minW={0}>
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="small" color="fg.muted">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      {action}
    </Flex>
  )
}

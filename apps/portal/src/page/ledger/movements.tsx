import { chakra, Flex, Stack, Text } from '@chakra-ui/react'
import type { LedgerEntry } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import type { ComponentProps } from 'react'
import { useUser } from '../../session/session.ts'
import { formatDate } from '../dates.ts'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    fontVariantNumeric: 'tabular-nums',
    '& > li': { borderTop: '1px solid', borderColor: 'border', minH: 16 },
  },
})

export interface MovementsProps extends Omit<ComponentProps<typeof List>, 'children'> {
  entries: LedgerEntry[]
}

/** Ledger entries: reason, date and amount. */
export function Movements({ entries, ...rest }: MovementsProps) {
  const { t, i18n } = useTranslation()
  const { unity } = useUser()
  const signed = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero' })
  return (
    <List {...rest}>
      {entries.map(({ id, title, reason, amount, created_at }) => (
        <Flex asChild key={id} align="center" justify="space-between" gap={4}>
          <li>
            <Stack gap={0} minW={0}>
              <Text lang={title ? 'en' : undefined} lineClamp={1}>
                {title || t(`dashboard.ledger.reasons.${reason}`)}
              </Text>
              <Text textStyle="small" color="fg.muted">
                {formatDate(created_at, unity.time_zone)}
                {title && ` · ${t(`dashboard.ledger.reasons.${reason}`)}`}
              </Text>
            </Stack>
            <Text fontWeight="semibold" whiteSpace="nowrap" color={amount < 0 ? 'wrong' : 'right'}>
              {signed.format(amount)}
            </Text>
          </li>
        </Flex>
      ))}
    </List>
  )
}

import { chakra, Flex, Stack, Text } from '@chakra-ui/react'
import type { LedgerEntry } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import type { ComponentProps } from 'react'
import { useUser } from '../../session/session.ts'
import { formatDate } from '../dates.ts'
import { MovementTitle } from './movement-title.tsx'

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

/** Ledger entries: what for, with a link to it, date, reason and amount. */
export function Movements({ entries, ...rest }: MovementsProps) {
  const { t, i18n } = useTranslation()
  const { unity } = useUser()
  const signed = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero' })
  const reasonOf = ({ adjustment, reason }: LedgerEntry) =>
    t(adjustment ? `dashboard.ledger.adjustments.${adjustment}` : `dashboard.ledger.reasons.${reason}`)
  return (
    <List {...rest}>
      {entries.map((entry) => (
        <Flex asChild key={entry.id} align="center" justify="space-between" gap={4}>
          <li>
            <Stack gap={0} minW={0}>
              {entry.title ? <MovementTitle entry={entry} /> : <Text>{reasonOf(entry)}</Text>}
              <Text textStyle="small" color="fg.muted">
                {formatDate(entry.created_at, unity.time_zone)}
                {entry.title && ` · ${reasonOf(entry)}`}
              </Text>
            </Stack>
            <Text fontWeight="semibold" whiteSpace="nowrap" color={entry.amount < 0 ? 'wrong' : 'right'}>
              {signed.format(entry.amount)}
            </Text>
          </li>
        </Flex>
      ))}
    </List>
  )
}

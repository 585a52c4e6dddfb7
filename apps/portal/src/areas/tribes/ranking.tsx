import { Box } from '@chakra-ui/react'
import { Card, EmptyState, RankingTable, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { shownInPlace } from '../../api/shown-in-place.ts'
import { useRead } from '../../api/use-read.ts'
import { Loaded } from '../../page/loaded.tsx'
import { useUser } from '../../session/session.ts'
import { keepFortunes, keptFortunes } from './kept-fortunes.ts'
import type { Period } from '../../page/periods.ts'

export interface RankingProps {
  period: Period
  /** The period in words. */
  name: string
  /** The ids of all periods that can be looked at. */
  offered: readonly string[]
}

/** The tribes of a month: as they were at the last visit at once, and as they are soon after. */
export function Ranking({ period: { id, start_date, end_date }, name, offered }: RankingProps) {
  const { t } = useTranslation()
  const { unity_id, tribe } = useUser()
  const place = { unity: unity_id, period: id }
  const kept = keptFortunes(place)
  const read = useRead(
    'GET /tribes',
    { query: { start_date, end_date } },
    {
      ...shownInPlace,
      ...(kept && { fallbackData: kept }),
      onSuccess: ({ content }) => keepFortunes(place, content, offered),
    },
  )
  return (
    <Card p={{ base: 2, sm: 4 }}>
      <Box minH="36rem">
        <Loaded read={read} skeleton={<Skeleton h="36rem" />}>
          {({ content }) =>
            content.length > 0 ? (
              <RankingTable caption={t('tribes.caption', { period: name })} tribes={content} own={tribe?.id} />
            ) : (
              <EmptyState title={t('tribes.none')} />
            )
          }
        </Loaded>
      </Box>
    </Card>
  )
}

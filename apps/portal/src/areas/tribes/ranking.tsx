import { Box } from '@chakra-ui/react'
import { Card, EmptyState, RankingTable, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { inlineErrors } from '../../api/inline-errors.ts'
import { useApiQuery } from '../../api/use-api-query.ts'
import { AsyncContent } from '../../page/async-content.tsx'
import { useUser } from '../../session/session.ts'
import { saveFortunes, loadFortunes } from './saved-fortunes.ts'
import type { Period } from '../../page/periods.ts'

export interface RankingProps {
  period: Period
  /** The formatted period. */
  name: string
  /** The ids of all periods that can be chosen. */
  offered: readonly string[]
}

/** The tribes of a month: first the cached fortunes of the last visit, then the revalidated ones. */
export function Ranking({ period: { id, start_date, end_date }, name, offered }: RankingProps) {
  const { t } = useTranslation()
  const { unity_id, tribe } = useUser()
  const place = { unity: unity_id, period: id }
  const kept = loadFortunes(place)
  const read = useApiQuery(
    'GET /tribes',
    { query: { start_date, end_date } },
    {
      ...inlineErrors,
      ...(kept && { fallbackData: kept }),
      onSuccess: ({ content }) => saveFortunes(place, content, offered),
    },
  )
  return (
    <Card p={{ base: 2, sm: 4 }}>
      <Box minH="36rem">
        <AsyncContent read={read} skeleton={<Skeleton h="36rem" />}>
          {({ content }) =>
            content.length > 0 ? (
              <RankingTable caption={t('tribes.caption', { period: name })} tribes={content} own={tribe?.id} />
            ) : (
              <EmptyState title={t('tribes.none')} />
            )
          }
        </AsyncContent>
      </Box>
    </Card>
  )
}

import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Card, RankingTable, TribeSymbol } from '@the-house/design-system'
import type { CurrentSeason, PastSeason } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { inlineErrors } from '../../api/inline-errors.ts'
import { useApiQuery } from '../../api/use-api-query.ts'
import { formatDays } from '../../page/periods.ts'
import { useUser } from '../../session/session.ts'

/** The seasons of the school; both parts of the screen share one request. */
const useSeasons = () => useApiQuery('GET /tribes/seasons', {}, inlineErrors).data

/** The running season with its ranking; nothing where none is running. */
export function RunningSeason() {
  const current = useSeasons()?.current
  return current ? <Running season={current} /> : null
}

/** The winners of past seasons; nothing where there are none. */
export function PastSeasons() {
  const past = useSeasons()?.past ?? []
  return past.length > 0 ? <Past seasons={past} /> : null
}

function Running({ season }: { season: CurrentSeason }) {
  const { t, i18n } = useTranslation()
  const { tribe } = useUser()
  const { name, days_left, content } = season
  return (
    <Card as="section" aria-labelledby="season" p={{ base: 2, sm: 4 }}>
      <Stack gap={3}>
        <Box px={{ base: 2, sm: 3 }}>
          <Heading id="season" as="h2" textStyle="heading">
            {t('tribes.season.title', { name })}
          </Heading>
          <Text color="fg.muted">
            {[
              formatDays(season, i18n.language),
              days_left === 0 ? t('tribes.season.lastDay') : t('tribes.season.left', { count: days_left }),
            ].join(' · ')}
          </Text>
        </Box>
        <RankingTable caption={t('tribes.season.caption', { name })} tribes={content} own={tribe?.id} />
      </Stack>
    </Card>
  )
}

function Past({ seasons }: { seasons: readonly PastSeason[] }) {
  const { t, i18n } = useTranslation()
  return (
    <Card as="section" aria-labelledby="past-seasons">
      <Stack gap={4}>
        <Heading id="past-seasons" as="h2" textStyle="heading">
          {t('tribes.season.past')}
        </Heading>
        <Stack as="ul" listStyleType="none" gap={4}>
          {seasons.map((season) => (
            <Stack as="li" key={season.id} gap={2}>
              <div>
                <Text fontWeight="semibold">{season.name}</Text>
                <Text textStyle="small" color="fg.muted">
                  {formatDays(season, i18n.language)}
                </Text>
              </div>
              {season.winners.length === 0 && <Text color="fg.muted">{t('tribes.season.nobody')}</Text>}
              {season.winners.map((winner) => (
                <Flex key={winner.id} align="center" gap={3} wrap="wrap">
                  <TribeSymbol symbol={winner.symbol} color={winner.color} />
                  <span lang="en">{winner.name}</span>
                  <Text as="span" color="fg.muted">
                    {t('tribes.season.won', { count: winner.fortune })}
                  </Text>
                </Flex>
              ))}
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Card, SelectField } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { Ledger } from '../../page/ledger/ledger.tsx'
import { ScreenHeading } from '../../page/screen-heading.tsx'
import { useUser } from '../../session/session.ts'
import { formatMonth, periodsAt, type Period } from '../../page/periods.ts'
import { Ranking } from './ranking.tsx'
import { PastSeasons, RunningSeason } from './seasons.tsx'

/** The ranking of the tribes in a month, and the dollars of the user. */
export function TribesScreen() {
  const { t, i18n } = useTranslation()
  const { unity, tribe } = useUser()
  const [query, setQuery] = useSearchParams()
  const [periods] = useState(() => periodsAt(new Date(), unity.time_zone))
  const period = periods.find(({ id }) => id === query.get('period')) ?? periods[0]
  const nameOf = ({ id, start_date }: Period) =>
    id.includes('-') ? formatMonth(start_date, i18n.language) : t('tribes.year', { year: id })
  return (
    <Stack gap={{ base: 5, md: 6 }}>
      <Stack gap={1}>
        <ScreenHeading title={t('tribes.title')} />
        <Text color="fg.muted">{tribe ? t('tribes.lead') : t('tribes.noTribe')}</Text>
      </Stack>
      <Flex gap={{ base: 5, lg: 8 }} wrap="wrap" align="start">
        <Stack as="section" aria-label={t('tribes.ranking')} gap={4} flex="2 1 22rem" minW={0}>
          <RunningSeason />
          <Box maxW="18rem">
            <SelectField
              label={t('tribes.period')}
              options={periods.map((one) => ({ value: one.id, label: nameOf(one) }))}
              value={period.id}
              onChange={({ target }) => setQuery({ period: target.value }, { replace: true })}
            />
          </Box>
          <Ranking key={period.id} period={period} name={nameOf(period)} offered={periods.map(({ id }) => id)} />
          <PastSeasons />
        </Stack>
        <Card as="section" aria-labelledby="own-dollars" flex="1 1 18rem" minW={0}>
          <Stack gap={4}>
            <Heading id="own-dollars" as="h2" textStyle="heading">
              {t('tribes.dollars')}
            </Heading>
            <Ledger />
          </Stack>
        </Card>
      </Flex>
    </Stack>
  )
}

import { Flex, Stack, Text } from '@chakra-ui/react'
import { Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { shownInPlace } from '../../api/shown-in-place.ts'
import { useRead } from '../../api/use-read.ts'
import { Loaded } from '../loaded.tsx'
import { LedgerPages } from './ledger-pages.tsx'
import { Movements } from './movements.tsx'

const size = 8
/** As high as a full page, so that the buttons below it stay where they are. */
const full = `${size * 4}rem`

/** Every movement of the user's dollars, a page at a time; words of area `dashboard`. */
export function Ledger() {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const read = useRead('GET /me/dollars', { query: { page, size } }, { ...shownInPlace, keepPreviousData: true })
  return (
    <Loaded read={read} skeleton={<Skeleton h={full} />}>
      {({ content, meta }) => (
        <Stack gap={4} aria-busy={read.isLoading}>
          <Flex justify="space-between" align="baseline" gap={4} fontVariantNumeric="tabular-nums">
            <Text color="fg.muted">{t('dashboard.ledger.balance')}</Text>
            <Text textStyle="heading">{t('common.dollars', { count: meta.balance })}</Text>
          </Flex>
          {content.length > 0 ? (
            <Movements entries={content} {...(meta.total > size && { minH: full })} />
          ) : (
            <Text>{t('dashboard.ledger.none')}</Text>
          )}
          <LedgerPages page={page} pages={Math.ceil(meta.total / size)} onChange={setPage} />
        </Stack>
      )}
    </Loaded>
  )
}

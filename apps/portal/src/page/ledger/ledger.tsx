import { Flex, Stack, Text } from '@chakra-ui/react'
import { Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { inlineErrors } from '../../api/inline-errors.ts'
import { useApiQuery } from '../../api/use-api-query.ts'
import { AsyncContent } from '../async-content.tsx'
import { cursorFor } from '../page-cursor.ts'
import { LedgerPages } from './ledger-pages.tsx'
import { Movements } from './movements.tsx'

const size = 8
/** As high as a full page, so that the buttons below do not move. */
const full = `${size * 4}rem`

/** The ledger of the user's dollars, page by page; texts of the area `dashboard`. */
export function Ledger() {
  const { t } = useTranslation()
  const [{ page, at }, setPage] = useState<{ page: number; at?: string | undefined }>({ page: 1 })
  const read = useApiQuery(
    'GET /me/dollars',
    { query: { page, size, at } },
    { ...inlineErrors, keepPreviousData: true },
  )
  return (
    <AsyncContent read={read} skeleton={<Skeleton h={full} />}>
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
          <LedgerPages
            page={page}
            pages={Math.ceil(meta.total / size)}
            onChange={(to) => setPage({ page: to, at: cursorFor({ page: to, size }, meta.cursor) })}
          />
        </Stack>
      )}
    </AsyncContent>
  )
}

import { Flex, Text } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'

export interface LedgerPagesProps {
  page: number
  pages: number
  onChange: (page: number) => void
}

/** The pagination of the ledger; absent where one page is enough. */
export function LedgerPages({ page, pages, onChange }: LedgerPagesProps) {
  const { t } = useTranslation()
  if (pages < 2) return null
  const step = (by: number) => {
    const next = page + by
    if (next >= 1 && next <= pages) onChange(next)
  }
  return (
    <Flex align="center" justify="space-between" gap={3}>
      <Button aria-disabled={page === 1} onClick={() => step(-1)}>
        {t('dashboard.ledger.newer')}
      </Button>
      <Text as="output" textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
        {t('dashboard.ledger.page', { page, pages })}
      </Text>
      <Button aria-disabled={page === pages} onClick={() => step(1)}>
        {t('dashboard.ledger.older')}
      </Button>
    </Flex>
  )
}

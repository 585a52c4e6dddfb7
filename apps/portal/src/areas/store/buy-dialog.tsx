import { chakra, Stack, Text } from '@chakra-ui/react'
import { Alert, Button, Dialog } from '@the-house/design-system'
import { limits, type Product } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { formatMoment } from '../../page/clock.ts'
import { useUser } from '../../session/session.ts'
import { stockOf } from './stock-of.ts'
import type { Buying } from './use-buying.ts'

const Sums = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: 4,
    rowGap: 2,
    fontVariantNumeric: 'tabular-nums',
    '& dt': { color: 'fg.muted' },
    '& dd': { textAlign: 'end', fontWeight: 'semibold' },
  },
})

export interface BuyDialogProps {
  /** The product as the store has it now. */
  product: Product
  buying: Buying
}

const day = 86_400_000

/** Asks before a product is bought: price, balance before and after, and where and until when it is fetched. */
export function BuyDialog({ product, buying: { buy, close, busy, failure } }: BuyDialogProps) {
  const { t } = useTranslation()
  const { dollars, unity } = useUser()
  const [until] = useState(() => new Date(Date.now() + limits.orderDays * day).toISOString())
  const { name, price } = product
  const missing = price - dollars
  const isOffered = ['available', 'few'].includes(stockOf(product))
  const sums = [
    ['price', price],
    ['before', dollars],
    ['after', Math.max(0, -missing)],
  ] as const
  return (
    <Dialog
      open
      onClose={close}
      title={t('store.buy.title', { name })}
      role="alertdialog"
      actions={
        <>
          <Button onClick={close} data-autofocus="">
            {t('design.dialog.cancel')}
          </Button>
          <Button variant="primary" loading={busy} disabled={missing > 0 || !isOffered} onClick={() => buy(product)}>
            {t('store.buy.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Sums>
          {sums.map(([which, count]) => (
            <chakra.div key={which} display="contents">
              <dt>{t(`store.buy.${which}`)}</dt>
              <dd>{t('common.dollars', { count })}</dd>
            </chakra.div>
          ))}
        </Sums>
        <Text>{t('store.buy.text', { unit: unity.name, until: formatMoment(until, unity.time_zone) })}</Text>
        {failure && (
          <Alert status="danger" role="alert">
            {failure}
          </Alert>
        )}
      </Stack>
    </Dialog>
  )
}

import { Stack, Text } from '@chakra-ui/react'
import { Button, Dialog, OrderCode } from '@the-house/design-system'
import type { Order } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { formatMoment } from '../../page/clock.ts'
import { paths } from '../../page/paths.ts'
import { useUser } from '../../session/session.ts'

export interface BoughtDialogProps {
  order: Order
  onClose: () => void
}

/** Shows the code of what was just bought. */
export function BoughtDialog({ order: { product, code, unity, until }, onClose }: BoughtDialogProps) {
  const { t } = useTranslation()
  const { unity: own } = useUser()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('store.bought.title', { name: product.name })}
      role="alertdialog"
      status="success"
      actions={
        <>
          <Button asChild>
            <Link href={paths.myOrders}>{t('store.orders.title')}</Link>
          </Button>
          <Button variant="primary" onClick={onClose} data-autofocus="">
            {t('store.bought.close')}
          </Button>
        </>
      }
    >
      <Stack gap={4} align="center" textAlign="center">
        <OrderCode code={code} label={t('store.code')} size="lg" />
        <Text>{t('store.bought.text', { unit: unity.name, until: formatMoment(until, own.time_zone) })}</Text>
        <Text color="fg.muted">{t('store.bought.again')}</Text>
      </Stack>
    </Dialog>
  )
}

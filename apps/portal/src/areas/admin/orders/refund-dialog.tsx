import { Stack, Text } from '@chakra-ui/react'
import { Alert, Button, CheckField, Dialog, TextAreaField } from '@the-house/design-system'
import { limits, refundSchema, type DeskOrder } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { useSchoolForm } from '../../../page/form/use-school-form.ts'
import type { OrderActions } from './use-order-actions.ts'

export interface RefundDialogProps {
  order: DeskOrder
  actions: OrderActions
}

const form = 'refund'

/** Asks why an order is refunded, and whether the item goes back into stock. */
export function RefundDialog({ order: { product, price, student }, actions }: RefundDialogProps) {
  const { t } = useTranslation()
  const [restock, setRestock] = useState(true)
  const close = () => actions.askRefund(null)
  const { bind, busy, onSubmit } = useSchoolForm({
    schema: refundSchema,
    defaultValues: { reason: '', restock: true },
    send: async ({ reason }) => actions.refund({ reason, restock }),
  })
  return (
    <Dialog
      open
      onClose={close}
      title={t('desk.refund.title', { name: product.name })}
      actions={
        <>
          <Button onClick={close}>{t('design.dialog.cancel')}</Button>
          <Button type="submit" form={form} variant="danger" loading={busy}>
            {t('desk.refund.confirm')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit}>
        <Stack gap={4}>
          <Text>{t('desk.refund.text', { count: price, student: student.name })}</Text>
          <TextAreaField {...bind('reason')} label={t('desk.refund.reason')} limit={limits.reportMax} rows={3} />
          <CheckField
            label={t('desk.refund.restock')}
            hint={t('desk.refund.restockHint')}
            checked={restock}
            onChange={setRestock}
          />
          {actions.failure && (
            <Alert status="danger" role="alert">
              {actions.failure}
            </Alert>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}

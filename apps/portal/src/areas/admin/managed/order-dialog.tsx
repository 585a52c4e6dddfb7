import { Stack, Text } from '@chakra-ui/react'
import { Alert, Button, Dialog, notify, Skeleton } from '@the-house/design-system'
import { OrderList } from '@the-house/design-system/admin'
import { limits } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { errorMessageOf } from '../../../api/api-error.ts'
import { putManaged, useInvalidateManaged, useManagedList, type ManagedRow } from '../../../api/managed.ts'
import { orderingSteps } from '../impact/row-steps.ts'
import { useImpactQuestion } from '../impact/use-impact-question.tsx'
import { nameOfRow } from './columns.tsx'
import { runSequentially } from './run-sequentially.ts'
import type { ResourceName } from './resources.ts'
import { sentOf } from './values.ts'

export interface OrderDialogProps {
  name: ResourceName
  /** The filter of the rows to order, such as their parent; empty: all rows. */
  within: Readonly<Record<string, number>>
  onClose: () => void
}

/** Reorders the rows of one parent. */
export function OrderDialog({ name, within, onClose }: OrderDialogProps) {
  const { t } = useTranslation()
  const invalidate = useInvalidateManaged()
  const { data, error } = useManagedList(name, { ...within, page: 1, size: limits.segmentsMax })
  const [order, setOrder] = useState<readonly ManagedRow[] | null>(null)
  const impact = useImpactQuestion()
  const [busy, setBusy] = useState(false)
  const rows = order ?? data?.content

  async function save(wanted: readonly ManagedRow[]) {
    setBusy(true)
    if (!(await impact.ask(orderingSteps(name, wanted)))) return setBusy(false)
    const moved = wanted.flatMap((row, at) => (row['position'] === at + 1 ? [] : { row, position: at + 1 }))
    const failed = await runSequentially(moved, async ({ row, position }) =>
      putManaged(name, row.id, { ...sentOf(name, row), position, version: row.version }),
    )
    await invalidate(name)
    setBusy(false)
    // The chosen order is dropped, so that the list shows the changes of other users, too.
    setOrder(null)
    if (failed > 0) return notify({ type: 'danger', title: t('admin.bulk.failed', { count: failed }) })
    notify({ type: 'success', title: t('admin.saved') })
    return onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t('admin.order.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('design.dialog.cancel')}</Button>
          <Button variant="primary" loading={busy} disabled={!order} onClick={() => order && void save(order)}>
            {t('admin.save')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text color="fg.muted">{t('admin.order.text')}</Text>
        {error && !rows && <Alert status="danger">{errorMessageOf(error)}</Alert>}
        {!error && !rows && <Skeleton h="16rem" />}
        {rows && (
          <OrderList
            label={t('admin.order.title')}
            items={rows}
            onChange={setOrder}
            nameOf={(row) => nameOfRow(name, row)}
          />
        )}
        {impact.dialog}
      </Stack>
    </Dialog>
  )
}

import { SelectField } from '@the-house/design-system'
import { orderStatuses, type AnswerOf, type orderCalls, type OrderStatus } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useSearchParams } from 'wouter'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { useFigure } from '../../../page/use-figure.ts'
import { chosenIn } from '../chosen-in.ts'
import { FilterRow } from '../filter-row.tsx'
import { anyStatus, orderQueryOf, type OrderFilter } from './order-query.ts'

const options = (rows: readonly { id: number; name: string }[] = []) =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }))

export interface OrderFiltersProps {
  /** Of the list that is shown; undefined: not yet known. */
  meta: Pick<AnswerOf<typeof orderCalls.deskOrders>['meta'], 'counts' | 'exceeded'> | undefined
}

/** The filters of the orders: status with its counts, product, and unit where there are several. */
export function OrderFilters({ meta }: OrderFiltersProps) {
  const { t } = useTranslation()
  const figure = useFigure()
  const [query, setQuery] = useSearchParams()
  const { data } = useApiQuery('GET /store/orders/facets', {}, inlineErrors)
  const { status, product_id, unity_id } = orderQueryOf(query)
  const choose = (name: OrderFilter) => (event: { currentTarget: { value: string } }) => {
    const next = chosenIn(query, name, event.currentTarget.value)
    // A filter looks among all orders, no longer for the one with the code.
    next.delete('code')
    setQuery(next)
  }
  const all = t('desk.filter.all')
  const labelOf = (status: OrderStatus): string => {
    const name = t(`store.status.${status}`)
    if (!meta) return name
    const count = meta.counts[status]
    return meta.exceeded.includes(status)
      ? t('desk.filter.optionOfMore', { name, total: figure(count) })
      : t('desk.filter.option', { name, count })
  }
  return (
    <FilterRow>
      <SelectField
        label={t('desk.filter.status')}
        value={status ?? anyStatus}
        options={[
          ...orderStatuses.map((value) => ({ value, label: labelOf(value) })),
          { value: anyStatus, label: all },
        ]}
        onChange={choose('status')}
      />
      <SelectField
        label={t('desk.filter.product')}
        placeholder={all}
        value={product_id ?? ''}
        options={options(data?.products)}
        onChange={choose('product')}
      />
      {(data?.unities.length ?? 0) > 1 && (
        <SelectField
          label={t('desk.filter.unit')}
          placeholder={all}
          value={unity_id ?? ''}
          options={options(data?.unities)}
          onChange={choose('unit')}
        />
      )}
    </FilterRow>
  )
}

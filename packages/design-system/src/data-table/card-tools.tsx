import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { CheckField } from '../field/check-field.tsx'
import { SelectField } from '../field/select-field.tsx'
import { ordersOf } from './table-order.ts'
import { cardToolsRecipe } from './table-recipe.ts'
import type { Column, Sort } from './table-types.ts'

const Tools = chakra('div', cardToolsRecipe)

export interface CardToolsProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  choice: { all: boolean; selectAll: (selected: boolean) => void } | undefined
}

/** Sorting and select-all above the cards, where the table has no header row. */
export function CardTools<Row>({ columns, sort, onSort, choice }: CardToolsProps<Row>) {
  const { t } = useTranslation()
  const orders = ordersOf(columns)
  const current = orders.findIndex(({ by, direction }) => by === sort?.by && direction === sort.direction)
  if (orders.length === 0 && !choice) return null
  return (
    <Tools>
      {orders.length > 0 && (
        <SelectField
          label={t('editing.table.order')}
          value={current === -1 ? '' : String(current)}
          placeholder={t('editing.table.ownOrder')}
          options={orders.map(({ label, direction }, index) => ({
            value: String(index),
            label: t(`editing.table.${direction}`, { column: label }),
          }))}
          onChange={({ target }) => {
            const order = target.value === '' ? undefined : orders[Number(target.value)]
            onSort(order ? { by: order.by, direction: order.direction } : null)
          }}
        />
      )}
      {choice && <CheckField label={t('editing.table.selectPage')} checked={choice.all} onChange={choice.selectAll} />}
    </Tools>
  )
}

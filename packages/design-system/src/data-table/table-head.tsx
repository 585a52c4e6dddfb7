import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { nextSort } from './table-order.ts'
import { TableCheck } from './table-check.tsx'
import type { Column, Sort } from './table-types.ts'

const Order = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.5,
    minH: 'target',
    px: 2,
    mx: -2,
    borderRadius: 'control',
    font: 'inherit',
    color: 'inherit',
    '&:hover, [aria-sort$=ending] &': { color: 'fg' },
    '& svg': { flexShrink: 0 },
  },
})
const signs = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  /** Selects all rows of the page; left out where rows cannot be selected. */
  choice: { all: boolean; some: boolean; selectAll: (selected: boolean) => void } | undefined
  /** Whether a last column holds the actions of each row. */
  actions: boolean
}

/** The column headers; sortable ones are buttons. */
export function TableHead<Row>({ columns, sort, onSort, choice, actions }: TableHeadProps<Row>) {
  const { t } = useTranslation()
  return (
    <thead>
      <tr>
        {choice && (
          <th scope="col" data-part="choice">
            <TableCheck
              label={t('editing.table.selectPage')}
              checked={choice.all}
              some={choice.some}
              onChange={choice.selectAll}
            />
          </th>
        )}
        {columns.map(({ name, label, sortable = false, numeric }) => {
          const order = sort?.by === name ? sort.direction : 'none'
          const Sign = signs[order]
          return (
            <th key={name} scope="col" data-numeric={numeric || undefined} aria-sort={sortable ? order : undefined}>
              {sortable ? (
                <Order type="button" onClick={() => onSort(nextSort(sort, name))}>
                  {label}
                  <Sign size={16} aria-hidden="true" opacity={order === 'none' ? 0.5 : 1} />
                </Order>
              ) : (
                label
              )}
            </th>
          )
        })}
        {actions && (
          <th scope="col" data-part="actions">
            <VisuallyHidden>{t('editing.table.actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}

import { chakra, Flex } from '@chakra-ui/react'
import { limits } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { SelectField } from '../field/select-field.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { rangeOf } from './rows-shown.ts'
import type { TableState } from './table-types.ts'

const Range = chakra('output', {
  base: { textStyle: 'small', color: 'fg.muted', minH: 'target', alignContent: 'center' },
})

/** The default page size is offered too. */
const sizes = [...new Set([...limits.pageSizes, limits.pageSize])].toSorted((one, other) => one - other)

export interface TableFootProps {
  state: TableState
  total: number
  /** There are more than `total`. */
  more?: boolean
  hrefFor: (state: TableState) => string
  onChange: (state: TableState) => void
  /** Called when the user chooses another page. */
  onTurn: (page: number) => void
}

/** The shown range, the page size, and the pagination. */
export function TableFoot({ state, total, more = false, hrefFor, onChange, onTurn }: TableFootProps) {
  const { t, i18n } = useTranslation()
  const pages = Math.max(1, Math.ceil(total / state.size))
  const { from, to } = rangeOf(state, total)
  const figure = (value: number) => new Intl.NumberFormat(i18n.language).format(value)
  return (
    <Flex wrap="wrap" align="end" justify="space-between" columnGap={6} rowGap={3} mt={4}>
      <Range>
        {t(more ? 'editing.table.rangeOfMore' : 'editing.table.range', {
          from: figure(from),
          to: figure(to),
          total: figure(total),
        })}
      </Range>
      {pages > 1 && (
        <Pagination page={state.page} pages={pages} hrefFor={(page) => hrefFor({ ...state, page })} onSelect={onTurn} />
      )}
      <SelectField
        label={t('editing.table.size')}
        value={String(state.size)}
        options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={({ target }) => onChange({ ...state, size: Number(target.value), page: 1 })}
      />
    </Flex>
  )
}

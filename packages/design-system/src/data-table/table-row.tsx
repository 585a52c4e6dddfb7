import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { TextLink } from '../text-link/text-link.tsx'
import { RowButtons } from './row-actions.tsx'
import { TableCheck } from './table-check.tsx'
import type { Column, RowActions, TableLink } from './table-types.ts'

const Label = chakra('span')

export interface TableRowProps<Row> extends RowActions<Row> {
  row: Row
  columns: readonly Column<Row>[]
  link: TableLink
  /** Left out where rows cannot be selected. */
  choice: { selected: boolean; onChange: (selected: boolean) => void } | undefined
  /** Whether the row has action buttons. */
  actions: boolean
}

/** One row: its first column is the row header, and links to the edit screen. */
export function TableRow<Row>({ row, columns, link: Link, choice, actions, ...can }: TableRowProps<Row>) {
  const { t } = useTranslation()
  const [first, ...others] = columns
  const edit = can.editHref?.(row)
  return (
    <tr data-selected={choice?.selected || undefined}>
      {choice && (
        <td data-part="choice">
          <TableCheck
            label={t('editing.table.select', { name: can.nameOf(row) })}
            checked={choice.selected}
            onChange={choice.onChange}
          />
        </td>
      )}
      {first && (
        <th scope="row">
          {edit === undefined ? (
            first.render(row)
          ) : (
            <TextLink asChild>
              <Link href={edit}>{first.render(row)}</Link>
            </TextLink>
          )}
        </th>
      )}
      {others.map(({ name, label, render, numeric }) => (
        <td key={name} data-part="value" data-numeric={numeric || undefined}>
          <Label data-part="label">{label}</Label>
          <div>{render(row)}</div>
        </td>
      ))}
      {actions && (
        <td data-part="actions">
          <RowButtons {...can} row={row} link={Link} />
        </td>
      )}
    </tr>
  )
}

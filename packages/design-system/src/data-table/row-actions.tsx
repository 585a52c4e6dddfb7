import { useTranslation } from '@the-house/i18n'
import { Eye, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '../button/icon-button.tsx'
import type { RowActions, TableLink } from './table-types.ts'

export interface RowButtonsProps<Row> extends RowActions<Row> {
  row: Row
  link: TableLink
}

/** View, edit, delete: the accessible name of each includes the row's name. */
export function RowButtons<Row>(props: RowButtonsProps<Row>) {
  const { row, link: Link, nameOf, viewHref, editHref, links = [], onDelete } = props
  const { t } = useTranslation()
  const name = nameOf(row)
  const view = viewHref?.(row)
  const edit = editHref?.(row)
  return (
    <>
      {view !== undefined && (
        <IconButton asChild label={t('editing.table.view', { name })}>
          <Link href={view}>
            <Eye size={20} aria-hidden="true" />
          </Link>
        </IconButton>
      )}
      {links.map(({ label, icon, href }) => {
        const to = href(row)
        if (to === undefined) return null
        return (
          <IconButton key={to} asChild label={label(name)}>
            <Link href={to}>{icon}</Link>
          </IconButton>
        )
      })}
      {edit !== undefined && (
        <IconButton asChild label={t('editing.table.edit', { name })}>
          <Link href={edit}>
            <Pencil size={20} aria-hidden="true" />
          </Link>
        </IconButton>
      )}
      {onDelete && (
        <IconButton label={t('editing.table.delete', { name })} onClick={() => onDelete(row)}>
          <Trash2 size={20} aria-hidden="true" />
        </IconButton>
      )}
    </>
  )
}

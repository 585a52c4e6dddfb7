import { useSortable } from '@dnd-kit/sortable'
import { useReducedMotion } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
import { GripVertical } from 'lucide-react'
import { IconButton } from '../button/icon-button.tsx'
import { OrderRow, type OrderRowProps } from './order-row.tsx'

export type SortableRowProps = Pick<OrderRowProps, 'item' | 'at' | 'count' | 'onMove'>

/** A row with a drag handle. */
export function SortableRow(props: SortableRowProps) {
  const { t } = useTranslation()
  const still = useReducedMotion()
  const { id, name } = props.item
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: t('ordering.role') },
    ...(still && { transition: null }),
  })
  return (
    <OrderRow
      {...props}
      ref={setNodeRef}
      lifted={isDragging}
      style={{ transition, ...(transform && { transform: `translate3d(0, ${transform.y}px, 0)` }) }}
      handle={
        <IconButton
          ref={setActivatorNodeRef}
          label={t('ordering.handle', { name })}
          cursor={isDragging ? 'grabbing' : 'grab'}
          // A touch on the handle drags the row and does not scroll the page.
          touchAction="none"
          color="fg.muted"
          {...attributes}
          {...listeners}
        >
          <GripVertical size={20} aria-hidden="true" />
        </IconButton>
      }
    />
  )
}

import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type Modifier,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useTranslation } from '@the-house/i18n'
import { useEffectEvent, useLayoutEffect, useRef, type Ref } from 'react'
import { OrderFrame } from './order-frame.tsx'
import type { OrderItem } from './order-row.tsx'
import { SortableRow } from './sortable-row.tsx'

/** Restricts dragging to the vertical axis. */
const upright: Modifier = ({ transform }) => ({ ...transform, x: 0 })
/** The pointer distance in pixels before a press becomes a drag. */
const activationConstraint = { distance: 4 }

export interface SortableRowsProps {
  label: string
  list: Ref<HTMLOListElement>
  items: readonly OrderItem[]
  /** Called when a button moves a row. */
  onStep: (from: number, to: number) => void
  /** Called when a row is dropped elsewhere; the drop is announced here. */
  onDrop: (from: number, to: number) => void
  /** Called when these rows have replaced the fallback's. */
  onThere: () => void
}

/** Rows that can be dragged by mouse, touch or keyboard. */
export default function SortableRows({ label, list, items, onStep, onDrop, onThere }: SortableRowsProps) {
  const { t } = useTranslation()
  const there = useEffectEvent(onThere)
  useLayoutEffect(() => there(), [])
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const away = useRef(false)
  const placeOf = (id: UniqueIdentifier | undefined) => items.findIndex((item) => item.id === id)
  const words = (id: UniqueIdentifier, over?: UniqueIdentifier) => ({
    name: items[placeOf(id)]?.name,
    place: placeOf(over ?? id) + 1,
    count: items.length,
  })
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      away.current = false
      return t('ordering.lifted', words(active.id))
    },
    onDragOver: ({ active, over }) => {
      // The first event reports the row's own position: announcing it would interrupt the announcement of the lift.
      away.current ||= over?.id !== active.id
      return away.current ? t('ordering.over', words(active.id, over?.id)) : undefined
    },
    onDragEnd: ({ active, over }) => t('ordering.moved', words(active.id, over?.id)),
    onDragCancel: ({ active }) => t('ordering.cancelled', words(active.id)),
  }
  return (
    <DndContext
      sensors={sensors}
      modifiers={[upright]}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('ordering.how') } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onDrop(placeOf(active.id), placeOf(over.id))
      }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <OrderFrame ref={list} aria-label={label}>
          {items.map((item, at) => (
            <SortableRow key={item.id} item={item} at={at} count={items.length} onMove={onStep} />
          ))}
        </OrderFrame>
      </SortableContext>
    </DndContext>
  )
}

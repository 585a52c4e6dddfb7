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

/** Rows go up and down alone. */
const upright: Modifier = ({ transform }) => ({ ...transform, x: 0 })
/** A press is no drag yet. */
const activationConstraint = { distance: 4 }

export interface SortableRowsProps {
  label: string
  list: Ref<HTMLOListElement>
  items: readonly OrderItem[]
  /** A button has moved one. */
  onStep: (from: number, to: number) => void
  /** One was dragged elsewhere; that is announced here. */
  onDrop: (from: number, to: number) => void
  /** They stand in place of those that could not be dragged. */
  onThere: () => void
}

/** Rows that can be dragged, by pointer, finger or keyboard. */
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
      return t('editing.order.lifted', words(active.id))
    },
    onDragOver: ({ active, over }) => {
      // It is over its own place at once; that it was lifted is to be heard, not this.
      away.current ||= over?.id !== active.id
      return away.current ? t('editing.order.over', words(active.id, over?.id)) : undefined
    },
    onDragEnd: ({ active, over }) => t('editing.order.moved', words(active.id, over?.id)),
    onDragCancel: ({ active }) => t('editing.order.cancelled', words(active.id)),
  }
  return (
    <DndContext
      sensors={sensors}
      modifiers={[upright]}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('editing.order.how') } }}
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

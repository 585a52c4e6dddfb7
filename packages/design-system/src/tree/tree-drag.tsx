import {
  DndContext,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
  type CollisionDetection,
} from '@dnd-kit/core'
import { useEffect, useImperativeHandle, useRef, useState, type RefObject } from 'react'
import { DropMark, type Drop } from './drop-mark.tsx'
import { dropTarget, markOf, type Point } from './drop-target.ts'
import { idAt } from './row-of.ts'
import { outermost, type TreeIndex } from './tree-index.ts'
import { dropPlaces } from './tree-places.ts'
import type { TreePlace } from './tree-types.ts'
import type { DragListeners } from './use-tree-events.ts'

/** The pointer distance in pixels before a press becomes a drag. */
const mouse = { activationConstraint: { distance: 6 } }
/** A finger that moves at once scrolls; one that rests drags. */
const touch = { activationConstraint: { delay: 300, tolerance: 8 } }
const nothing = () => undefined
/** The live region of the tree announces moves instead. */
const accessibility = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
}

/** The library drags the whole tree, since a draggable for each of thousands of rows would slow it down. */
function Draggable({ sheet, listeners }: Pick<TreeDragProps, 'sheet' | 'listeners'>) {
  const { setNodeRef, listeners: own } = useDraggable({ id: 'tree' })
  // No layout effect: those of a part run before the element that holds it is in its ref.
  useEffect(() => setNodeRef(sheet.current), [setNodeRef, sheet])
  useImperativeHandle(
    listeners,
    () => ({
      onMouseDown: (event) => own?.['onMouseDown']?.(event),
      onTouchStart: (event) => own?.['onTouchStart']?.(event),
    }),
    [own],
  )
  return null
}

export interface TreeDragProps {
  sheet: RefObject<HTMLDivElement | null>
  /** Receives what starts a drag. */
  listeners: RefObject<DragListeners | undefined>
  index: TreeIndex
  opened: ReadonlySet<string>
  selected: readonly string[]
  moves: {
    put: (ids: string[], place: TreePlace) => void
    allowed: (ids: readonly string[], places: readonly TreePlace[]) => TreePlace | undefined
    subject: (ids: readonly string[]) => string
    onRefused: (ids: readonly string[]) => void
  }
}

/** Moves rows by mouse or finger. */
export default function TreeDrag({ sheet, listeners, index, opened, selected, moves }: TreeDragProps) {
  const sensors = useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch))
  const pointer = useRef<Point | null>(null)
  const [drop, setDrop] = useState<Drop>()
  /** The library passes the place of the pointer in the window only here. */
  const collisionDetection: CollisionDetection = ({ pointerCoordinates }) => {
    pointer.current = pointerCoordinates
    return []
  }
  const follow = (ids: string[]) => {
    const at = pointer.current
    if (!at) return
    const over = dropTarget(sheet.current, at)
    const places = over ? dropPlaces(index, ids, { ...over, isOpen: opened.has(over.id) }) : []
    const place = moves.allowed(ids, places)
    const mark = place && markOf(sheet.current, index, opened, place)
    setDrop({ ids, at, place, mark, isRefused: over !== undefined && !place })
  }
  const end = () => {
    setDrop(undefined)
    if (!drop) return
    if (drop.place) moves.put(drop.ids, drop.place)
    else if (drop.isRefused) moves.onRefused(drop.ids)
  }
  return (
    <DndContext
      {...{ sensors, collisionDetection, accessibility }}
      onDragStart={({ activatorEvent }) => {
        const id = idAt(activatorEvent.target)
        const ids = id === undefined ? [] : outermost(index, selected.includes(id) ? selected : [id])
        if (ids.length > 0) setDrop({ ids })
      }}
      onDragMove={() => drop && follow(drop.ids)}
      onDragCancel={() => setDrop(undefined)}
      onDragEnd={end}
    >
      <Draggable {...{ sheet, listeners }} />
      {drop && <DropMark drop={drop} name={moves.subject(drop.ids)} />}
    </DndContext>
  )
}

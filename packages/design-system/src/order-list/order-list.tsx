import { lazyAgain } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
import { GripVertical } from 'lucide-react'
import { Suspense, useLayoutEffect, useRef, type ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { useLiveRegion } from '../live-region/use-live-region.tsx'
import { moved } from './moved.ts'
import { OrderFrame } from './order-frame.tsx'
import { OrderRow } from './order-row.tsx'

/** What drags is large; until it is there the buttons do the same. */
const SortableRows = lazyAgain(() => import('./sortable-rows.tsx'))

export interface OrderListProps<Item extends { id: number }> {
  /** What is put in order. */
  label: string
  items: readonly Item[]
  /** All of them, in their new order. */
  onChange: (items: Item[]) => void
  nameOf: (item: Item) => string
  /** What a row shows; default: its name. */
  render?: (item: Item) => ReactNode
}

/** The button of a row for up or down gets the focus (back). */
function focusStep(list: HTMLElement | null, step: string | undefined): void {
  if (step !== undefined) list?.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus()
}

/** Things in an order: by dragging, by keyboard, or by buttons for up and down. Words of area `editing`. */
export function OrderList<Item extends { id: number }>(props: OrderListProps<Item>) {
  const { label, items, onChange, nameOf, render = nameOf } = props
  const { t } = useTranslation()
  const { announce, region } = useLiveRegion()
  const list = useRef<HTMLOListElement>(null)
  /** The button that was pressed: its row takes it along, and the platform forgets that it had the focus. */
  const pressed = useRef<string>(undefined)
  /** The button that has the focus while what drags is under way: it goes with the rows that are replaced. */
  const held = useRef<string>(undefined)
  const shown = useRef(items)
  useLayoutEffect(() => {
    if (shown.current === items) return
    shown.current = items
    focusStep(list.current, pressed.current)
    pressed.current = undefined
  }, [items])

  const put = (from: number, to: number) => onChange(moved(items, from, to))
  const step = (from: number, to: number) => {
    const item = items[from]
    if (!item) return
    pressed.current = `${item.id} ${to > from ? 1 : -1}`
    announce(t('editing.order.moved', { name: nameOf(item), place: to + 1, count: items.length }))
    put(from, to)
  }
  const rows = items.map((item) => ({ id: item.id, name: nameOf(item), content: render(item) }))
  return (
    <>
      <Suspense
        fallback={
          <OrderFrame
            ref={list}
            aria-label={label}
            onFocus={({ target }) => (held.current = target.dataset['step'])}
            onBlur={() => (held.current = undefined)}
          >
            {rows.map((item, at) => (
              <OrderRow
                key={item.id}
                {...{ item, at }}
                count={items.length}
                onMove={step}
                handle={
                  <IconButton label={t('editing.order.handle', { name: item.name })} disabled color="fg.muted">
                    <GripVertical size={20} aria-hidden="true" />
                  </IconButton>
                }
              />
            ))}
          </OrderFrame>
        }
      >
        <SortableRows
          {...{ label, list }}
          items={rows}
          onStep={step}
          onDrop={put}
          onThere={() => focusStep(list.current, held.current)}
        />
      </Suspense>
      {region}
    </>
  )
}

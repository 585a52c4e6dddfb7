import { lazyWithRetry } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
import { GripVertical } from 'lucide-react'
import { Suspense, useLayoutEffect, useRef, type ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { useLiveRegion } from '../live-region/use-live-region.tsx'
import { afterPress } from './after-press.ts'
import { moved } from './moved.ts'
import { OrderFrame } from './order-frame.tsx'
import { OrderRow } from './order-row.tsx'

/** The drag and drop code is a large chunk, loaded lazily; until then the buttons do the same. */
const SortableRows = lazyWithRetry(() => afterPress(import('./sortable-rows.tsx')))

export interface OrderListProps<Item extends { id: number }> {
  /** The accessible name of the list. */
  label: string
  items: readonly Item[]
  /** Called with all items in their new order. */
  onChange: (items: Item[]) => void
  nameOf: (item: Item) => string
  /** The content of a row; default: its name. */
  render?: (item: Item) => ReactNode
  /** Announces a move by a button in a live region around the list; default: the list has its own. */
  announce?: ((text: string) => void) | undefined
}

/** Focuses (again) the up or down button of a row. */
function focusStep(list: HTMLElement | null, step: string | undefined): void {
  if (step !== undefined) list?.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus()
}

/** Reorders items by drag and drop, by keyboard, or by up and down buttons. Words of area `ordering`. */
export function OrderList<Item extends { id: number }>(props: OrderListProps<Item>) {
  const { label, items, onChange, nameOf, render = nameOf } = props
  const { t } = useTranslation()
  const { announce: announceHere, region } = useLiveRegion()
  const announce = props.announce ?? announceHere
  const list = useRef<HTMLOListElement>(null)
  /** The pressed button: when its row moves in the DOM, the browser drops its focus, which is restored then. */
  const pressed = useRef<string>(undefined)
  /** The focused button of the fallback: it receives the focus again once the lazy rows replace the fallback's. */
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
    announce(t('ordering.moved', { name: nameOf(item), place: to + 1, count: items.length }))
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
                  <IconButton label={t('ordering.handle', { name: item.name })} disabled color="fg.muted">
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
      {!props.announce && region}
    </>
  )
}

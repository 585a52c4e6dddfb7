import { useTranslation } from '@the-house/i18n'
import { useLayoutEffect, useRef } from 'react'

/** The first row of a table, as its name. */
const nameOf = (table: HTMLTableElement) =>
  Array.from(table.rows[0]?.cells ?? [], ({ textContent }) => textContent.trim())
    .filter(Boolean)
    .join(', ')

/** Makes a frame a region with a name that the keyboard can scroll, while its table is wider than it. */
function updateFrame(frame: HTMLElement, name: string) {
  const attributes = { role: 'region', tabindex: '0', 'aria-label': name }
  const isWide = frame.scrollWidth > frame.clientWidth
  for (const [attribute, value] of Object.entries(attributes))
    if (isWide) frame.setAttribute(attribute, value)
    else frame.removeAttribute(attribute)
}

/** Puts each table of a text into a frame of its own, so that a wide one scrolls there and the page does not. */
export function useTableFrames() {
  const { t } = useTranslation()
  const root = useRef<HTMLDivElement>(null)
  // At each render, which may have written the text anew.
  useLayoutEffect(() => {
    const frames = new Map<HTMLTableElement, HTMLElement>()
    const observer = new ResizeObserver(() => {
      for (const [table, frame] of frames) updateFrame(frame, t('design.wideTable', { columns: nameOf(table) }))
    })
    for (const table of root.current?.querySelectorAll('table') ?? []) {
      const there = table.closest<HTMLElement>('[data-table]')
      const frame = there ?? table.ownerDocument.createElement('div')
      if (!there) {
        frame.dataset['table'] = ''
        table.replaceWith(frame)
        frame.append(table)
      }
      frames.set(table, frame)
      observer.observe(frame)
      observer.observe(table)
    }
    return () => observer.disconnect()
  })
  return root
}

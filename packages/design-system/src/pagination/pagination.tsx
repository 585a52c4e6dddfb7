import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { pageWindow } from './page-window.ts'

const Row = chakra('ul', {
  base: { display: 'flex', justifyContent: 'center', gap: { base: 0, sm: 1 }, listStyle: 'none', flexWrap: 'wrap' },
})
const Place = chakra('a', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minW: { base: 10, sm: 'target' },
    h: 'target',
    px: 2,
    borderRadius: 'control',
    textStyle: 'label',
    color: 'fg',
    textDecoration: 'none',
    '&[href]:hover': { bg: 'bg.sunken' },
    '&[aria-current]': { bg: 'accent', color: 'accent.fg', fontWeight: 'semibold' },
    '&[aria-disabled]': { color: 'fg.muted', opacity: 0.5 },
  },
})

const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

export interface PaginationProps {
  /** Counts from 1. */
  page: number
  pages: number
  /** The URL of a page. */
  hrefFor: (page: number) => string
  /** Called when the user chooses a page; the link is not followed then. */
  onSelect: (page: number) => void
}

/** Pagination: links to five pages of a long list, and to the previous and next one. */
export function Pagination({ page, pages, hrefFor, onSelect }: PaginationProps) {
  const { t } = useTranslation()

  const place = (to: number, name: string, shown: ReactNode) => {
    // At the ends the link is disabled but keeps its space.
    const target = to < 1 || to > pages ? { 'aria-disabled': true, role: 'link' } : { href: hrefFor(to) }
    const follow = (event: MouseEvent) => {
      if (opensElsewhere(event)) return
      event.preventDefault()
      if ('href' in target && to !== page) onSelect(to)
    }
    return (
      <Place {...target} aria-label={name} aria-current={to === page ? 'page' : undefined} onClick={follow}>
        {shown}
      </Place>
    )
  }

  return (
    <nav aria-label={t('lists.pages.label')}>
      <Row>
        <li>{place(page - 1, t('lists.pages.previous'), <ChevronLeft size={20} aria-hidden="true" />)}</li>
        {pageWindow(page, pages).map((one) => (
          <li key={one}>{place(one, t('lists.pages.page', { page: one, pages }), one)}</li>
        ))}
        <li>{place(page + 1, t('lists.pages.next'), <ChevronRight size={20} aria-hidden="true" />)}</li>
      </Row>
    </nav>
  )
}

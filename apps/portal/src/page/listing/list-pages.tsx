import { Box, Stack } from '@chakra-ui/react'
import { Pagination } from '@the-house/design-system'
import { useRef, type ReactNode } from 'react'
import { Redirect } from 'wouter'
import type { Listing } from './use-listing.ts'

export interface ListPagesProps {
  listing: Pick<Listing, 'page' | 'hrefFor' | 'turnTo'>
  /** The list's path without its query. */
  path: string
  /** Of the page that is shown, which while the next one loads may be another than that of the address. */
  meta: { page: number; size: number; total: number }
  /** Shown when the list is empty. */
  none: ReactNode
  children: ReactNode
}

/** One page of a list with its pagination. */
export function ListPages({ listing, path, meta, none, children }: ListPagesProps) {
  const pages = Math.ceil(meta.total / meta.size)
  const { page, hrefFor } = listing
  const list = useRef<HTMLDivElement>(null)

  function turnTo(to: number): void {
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView()
    listing.turnTo(to)
  }

  if (pages === 0) return none
  // The page of an old link no longer exists: redirect to the last one.
  if (page > pages && meta.page === page) return <Redirect to={`${path}${hrefFor(pages)}`} replace />
  return (
    <Stack gap={6}>
      <Box ref={list} tabIndex={-1}>
        {children}
      </Box>
      {pages > 1 && <Pagination page={page} pages={pages} hrefFor={hrefFor} onSelect={turnTo} />}
    </Stack>
  )
}

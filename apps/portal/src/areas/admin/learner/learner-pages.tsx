import { Stack, Text } from '@chakra-ui/react'
import { Card, Pagination } from '@the-house/design-system'
import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { cursorIn, withCursor } from '../../../page/page-cursor.ts'
import { pageOf } from '../../../page/page-number.ts'
import { Table } from '../../../page/table.ts'

interface Meta {
  page: number
  size: number
  total: number
  /** Of a list that grows. */
  cursor?: string | null
}

/**
 * The page of the list that an address names, and how it is turned.
 * @param meta of the page that is shown
 */
export function useLearnerPage(meta?: Meta) {
  const [query, setQuery] = useSearchParams()
  const addressOf = (to: number) => {
    const next = new URLSearchParams(query)
    next.set('page', String(to))
    return meta ? withCursor(next, { page: to, size: meta.size }, meta.cursor) : next
  }
  return {
    page: pageOf(query),
    at: cursorIn(query),
    hrefFor: (to: number) => `?${addressOf(to)}`,
    turnTo: (to: number) => setQuery(addressOf(to)),
  }
}

export interface LearnerPagesProps {
  /** The name of the list, for screen readers. */
  label: string
  columns: readonly string[]
  /** The rows of this page. */
  children: ReactNode
  meta: Meta
  /** Said where there is nothing. */
  none: string
}

/** One page of a list about a student, as a table that scrolls by itself where it is wider than the screen. */
export function LearnerPages({ label, columns, children, meta, none }: LearnerPagesProps) {
  const { page, hrefFor, turnTo } = useLearnerPage(meta)
  if (meta.total === 0) return <Text color="fg.muted">{none}</Text>
  const pages = Math.ceil(meta.total / meta.size)
  return (
    <Stack gap={4}>
      <Card as="section" overflowX="auto" tabIndex={0} aria-label={label}>
        <Table aria-label={label}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </Table>
      </Card>
      {pages > 1 && <Pagination page={page} pages={pages} hrefFor={hrefFor} onSelect={turnTo} />}
    </Stack>
  )
}

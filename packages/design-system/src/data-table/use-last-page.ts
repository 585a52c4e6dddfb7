import { useEffect, useEffectEvent } from 'react'
import type { TableState } from './table-types.ts'

interface Asked {
  rows: readonly unknown[] | undefined
  total: number | undefined
  state: TableState
  onChange: (state: TableState) => void
}

/**
 * Detects a page beyond the last one (an old link, or its last row was deleted) and requests the last page instead.
 * @returns whether the page is beyond the last
 */
export function useLastPage({ rows, total = 0, state, onChange }: Asked): boolean {
  const pages = Math.ceil(total / state.size)
  const beyond = rows?.length === 0 && total > 0 && state.page > pages
  const turn = useEffectEvent(() => onChange({ ...state, page: pages }))
  useEffect(() => {
    if (beyond) turn()
  }, [beyond])
  return beyond
}

import { useEffect, useEffectEvent } from 'react'
import type { TableState } from './table-types.ts'

interface Asked {
  rows: readonly unknown[] | undefined
  total: number | undefined
  state: TableState
  onChange: (state: TableState) => void
}

/** Whether the page asked for is beyond the last one (an old link, or its last row was deleted): then asks for that. */
export function useLastPage({ rows, total = 0, state, onChange }: Asked): boolean {
  const pages = Math.ceil(total / state.size)
  const beyond = rows?.length === 0 && total > 0 && state.page > pages
  const turn = useEffectEvent(() => onChange({ ...state, page: pages }))
  useEffect(() => {
    if (beyond) turn()
  }, [beyond])
  return beyond
}

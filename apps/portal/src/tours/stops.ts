import { allows, type Subject } from '@the-house/domain'
import type { TourName } from './flags.ts'
import { tours, type StopRow } from './tour-table.ts'

/** What a selector names and somebody can see. */
export function visible(selector: string): HTMLElement | null {
  const found = document.querySelectorAll<HTMLElement>(selector)
  return [...found].find((element) => element.checkVisibility() && element.getClientRects().length > 0) ?? null
}

/** The stops of a tour for somebody, as far as they are on the page. */
export const stopsFor = (tour: TourName, subject: Subject): StopRow[] =>
  tours[tour].stops.filter(({ gate, at }) => allows(gate, subject) && visible(at) !== null)

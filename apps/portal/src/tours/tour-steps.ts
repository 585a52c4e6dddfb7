import { allows, type Subject } from '@the-house/domain'
import type { TourStepRow } from './tour-stop.ts'
import { tours, type TourName } from './tour-table.ts'

/** Returns the first visible element of a selector. */
export function visible(selector: string): HTMLElement | null {
  const found = document.querySelectorAll<HTMLElement>(selector)
  return [...found].find((element) => element.checkVisibility() && element.getClientRects().length > 0) ?? null
}

/** The steps of a tour that a user may see and that are on the page. */
export const stepsFor = (tour: TourName, subject: Subject): TourStepRow[] =>
  tours[tour].filter(({ permission, at }) => allows(permission, subject) && visible(at) !== null)

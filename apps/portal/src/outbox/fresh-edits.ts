import type { Entry } from './entry.ts'

/** An edit that has waited longer was made before the device slept or lost its connection. */
const freshMs = 30_000

/**
 * The edits of running tests that this page has made while the connection was there: in a test the order of arrival
 * decides between two devices that are both online, so these are sent without the version that they were made from.
 */
export function createFreshEdits(now: () => number) {
  const keys = new Set<string>()
  return {
    add: ({ key }: Entry): void => {
      keys.add(key)
    },
    has: ({ key, edited }: Entry): boolean => keys.has(key) && now() - edited < freshMs,
    /** Called when a request has failed: all that waits may find a newer answer. */
    clear: (): void => keys.clear(),
  }
}

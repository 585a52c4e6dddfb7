import { lazy, useState, type ComponentType } from 'react'

/** What has to be forgotten, of each part that did not come, before it can be asked for once more. */
const failures = new Set<() => void>()

/** Remembers how a failure is forgotten. */
export function keepFailure(forget: () => void): void {
  failures.add(forget)
}

/** For whoever has told that something did not come: what is shown from now on is asked for anew. */
export function forgetFailures(): void {
  for (const forget of failures) forget()
  failures.clear()
}

/**
 * React's `lazy`, for what a lost connection may keep away: that one keeps a failure for as long as the page lives.
 * Not before `forgetFailures`, or what never comes would be asked for without an end.
 */
export function lazyAgain<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const ask = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return await load()
      } catch (error) {
        keepFailure(() => {
          Part = ask()
        })
        throw error
      }
    })
  let Part = ask()

  return function Again(props: Props) {
    // Nobody's part is exchanged while it is on show.
    const [Asked] = useState(() => Part)
    return <Asked {...props} />
  }
}

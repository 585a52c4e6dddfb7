import { lazy, useState, type ComponentType, type FunctionComponent } from 'react'

/** For each lazy component whose import failed: resets the failure, so that the next render imports it again. */
const failures = new Set<() => void>()

/** Registers the reset of a failed lazy import. */
export function registerRetry(forget: () => void): void {
  failures.add(forget)
}

/** Resets every failed lazy import; called after an error message was shown, so the next render retries. */
export function retryAll(): void {
  for (const forget of failures) forget()
  failures.clear()
}

/** A lazy component; what is preloaded renders at once, without React's fallback of some 300 ms. */
export type LazyComponent<Props> = FunctionComponent<Props> & { preload: () => Promise<unknown> }

/**
 * React's `lazy` with a retry after a lost connection: React itself remembers a failed import for the life of the page.
 * A retry waits for `retryAll`, or a component that never loads would be requested without end.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => {
    const part = await load()
    loaded = part.default
    return part
  }
  const ask = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return await preload()
      } catch (error) {
        registerRetry(() => {
          Part = ask()
        })
        throw error
      }
    })
  let Part = ask()

  return Object.assign(
    function Again(props: Props) {
      // State keeps the component stable: a mounted component is not replaced by a retry.
      const [Asked] = useState(() => loaded ?? Part)
      return <Asked {...props} />
    },
    { preload },
  )
}

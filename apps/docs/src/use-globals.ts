import { useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

type Globals = Record<string, unknown>
interface Told {
  globals: Globals
}

const isTold = (value: unknown): value is Told => typeof value === 'object' && value !== null && 'globals' in value

/** The globals that were set before this page subscribed. */
function lastTold(): Globals {
  const channel = addons.getChannel()
  const told: unknown[] = [GLOBALS_UPDATED, SET_GLOBALS].flatMap((event) => channel.last(event) ?? [])
  return told.find(isTold)?.globals ?? {}
}

/** The toolbar's values, for pages without a story. */
export function useGlobals(): Globals {
  const [globals, setGlobals] = useState(lastTold)
  useEffect(() => {
    const channel = addons.getChannel()
    const follow = (told: unknown) => isTold(told) && setGlobals(told.globals)
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [])
  return globals
}

import { useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

type Globals = Record<string, unknown>
interface Told {
  globals: Globals
}

const isTold = (value: unknown): value is Told => typeof value === 'object' && value !== null && 'globals' in value

/** What was said last about the toolbar, before this page of words was there to hear it. */
function lastTold(): Globals {
  const channel = addons.getChannel()
  const told: unknown[] = [GLOBALS_UPDATED, SET_GLOBALS].flatMap((event) => channel.last(event) ?? [])
  return told.find(isTold)?.globals ?? {}
}

/** What the toolbar says, on pages that have no story of their own. */
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

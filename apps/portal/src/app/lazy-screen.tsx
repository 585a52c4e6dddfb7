import { lazyWithRetry } from '@the-house/hooks'
import { loadAreas, type Area } from '@the-house/i18n'
import { useState, type ComponentType } from 'react'
import { loadChunk } from '../page/load-chunk.ts'

export interface ScreenProps {
  params: Record<string, string | undefined>
}

/** A code-split screen. */
export interface LazyScreen<Props> {
  Screen: ComponentType<Props>
  /** Prefetches the chunk; never rejects, since rendering the screen retries and shows the error. */
  prefetch: () => Promise<void>
  /** Imports its module, and the areas of its texts: the build names their files in the page (first-requests). */
  load: () => Promise<unknown>
  areas: readonly Area[]
}

/**
 * Makes a lazy screen (code splitting) that loads its chunk and its texts in parallel and renders once both are there.
 */
export function lazyScreen<Props extends object = ScreenProps>(
  load: () => Promise<ComponentType<Props>>,
  ...areas: Area[]
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | null = null
  const fetchAll = async () => {
    const [component] = await loadChunk(() => Promise.all([load(), loadAreas(...areas)]))
    loaded = component
    return { default: component }
  }
  const Later = lazyWithRetry(fetchAll)

  /** Renders a loaded screen at once, without a flash of the Suspense fallback. */
  function Screen(props: Props) {
    const [Component] = useState(() => loaded ?? Later)
    return <Component {...props} />
  }

  return {
    Screen,
    load,
    areas,
    prefetch: async () => {
      await fetchAll().catch(() => undefined)
    },
  }
}

import { lazyAgain } from '@the-house/hooks'
import { loadAreas, type Area } from '@the-house/i18n'
import { useState, type ComponentType } from 'react'
import { loadChunk } from '../page/chunk.ts'

export interface ScreenProps {
  params: Record<string, string | undefined>
}

/** A part of the page that loads when it is wanted. */
export interface LazyScreen<Props> {
  Screen: ComponentType<Props>
  /** Starts loading it before it is wanted; never rejects, for showing the screen asks again and tells. */
  prefetch: () => Promise<void>
}

/** A screen with the words it needs: both load together, and it shows when both are there. */
export function screen<Props extends object = ScreenProps>(
  load: () => Promise<ComponentType<Props>>,
  ...areas: Area[]
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | null = null
  const fetchAll = async () => {
    const [component] = await loadChunk(() => Promise.all([load(), loadAreas(...areas)]))
    loaded = component
    return { default: component }
  }
  const Later = lazyAgain(fetchAll)

  /** What is there already shows at once, without the moment of a fallback. */
  function Screen(props: Props) {
    const [Component] = useState(() => loaded ?? Later)
    return <Component {...props} />
  }

  return {
    Screen,
    prefetch: async () => {
      await fetchAll().catch(() => undefined)
    },
  }
}

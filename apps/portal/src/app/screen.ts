import { loadAreas, type Area } from '@the-house/i18n'
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadChunk } from './chunk.ts'

export interface ScreenProps {
  params: Record<string, string | undefined>
}

/** A part of the page that loads when it is wanted. */
export interface LazyScreen<Props> {
  Screen: LazyExoticComponent<ComponentType<Props>>
  /** Starts loading it before it is wanted. */
  prefetch: () => void
}

/** A screen with the words it needs: both load together, and it shows when both are there. */
export function screen<Props = ScreenProps>(
  load: () => Promise<ComponentType<Props>>,
  ...areas: Area[]
): LazyScreen<Props> {
  const fetchAll = async () => {
    const [component] = await loadChunk(() => Promise.all([load(), loadAreas(...areas)]))
    return { default: component }
  }
  return {
    Screen: lazy(fetchAll),
    prefetch: () => {
      // Only a head start: showing the screen asks again and tells what went wrong.
      fetchAll().catch(() => undefined)
    },
  }
}

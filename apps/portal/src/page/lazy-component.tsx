import { loadAreas, type Area } from '@the-house/i18n'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { reloadIfOutdated } from '../device/version.ts'
import { isRetryableChunkError, loadChunk } from './load-chunk.ts'
import { ErrorMessage } from './error-message.tsx'

/**
 * A lazy component (code splitting) that loads with its texts. Where loading fails, an error with a retry is shown in its
 * place; the rest of the screen stays.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...areas: Area[]
): ComponentType<Props> {
  const attempt = (retry: () => void) =>
    lazy(async (): Promise<{ default: ComponentType<Props> }> => {
      try {
        const [component] = await loadChunk(() => Promise.all([load(), loadAreas(...areas)]))
        return { default: component }
      } catch (error) {
        const outdated = await reloadIfOutdated()
        const text = outdated ? 'errors.updated' : 'errors.chunk'
        const again = outdated || !isRetryableChunkError(error) ? undefined : retry
        return { default: () => <ErrorMessage text={text} onRetry={again} minW="full" /> }
      }
    })

  return function Part(props: Props) {
    const [Attempt, setAttempt] = useState(() => attempt(retry))
    function retry() {
      setAttempt(() => attempt(retry))
    }
    return (
      <Suspense>
        <Attempt {...props} />
      </Suspense>
    )
  }
}

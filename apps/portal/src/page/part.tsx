import { loadAreas, type Area } from '@the-house/i18n'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { renewPage } from '../device/version.ts'
import { canComeYet, loadChunk } from './chunk.ts'
import { Trouble } from './trouble.tsx'

/**
 * Something that loads when it is asked for, with the words it needs. Where it does not come, its place says so and
 * offers another try; the rest of the screen stays.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...areas: Area[]
): ComponentType<Props> {
  const attempt = (retry: () => void) =>
    lazy(async (): Promise<{ default: ComponentType<Props> }> => {
      try {
        const [component] = await loadChunk(() => Promise.all([load(), loadAreas(...areas)]))
        return { default: component }
      } catch (error) {
        const outdated = await renewPage()
        const text = outdated ? 'errors.updated' : 'errors.chunk'
        const again = outdated || !canComeYet(error) ? undefined : retry
        return { default: () => <Trouble text={text} onRetry={again} minW="full" /> }
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

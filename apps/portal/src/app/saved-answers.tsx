import { apiBase, type Survey } from '@the-house/domain'
import { loadAreas } from '@the-house/i18n'
import { useEffect, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { useLocation } from 'wouter'
import { onSaved, outbox } from '../outbox/browser-outbox.ts'
import { withAnswer } from '../survey/exercise-state.ts'

const isExercises = (key: unknown): key is string =>
  typeof key === 'string' && key.startsWith(`${apiBase}/chapters/`) && key.includes('/exercises?')

/** The first answer that waits for the student's choice. */
const firstConflict = () => Array.from(outbox.drafts().values()).find(({ newer }) => newer)

/** Loads for students who have answered on two devices only. */
function useConflictNotice(): void {
  const [, navigate] = useLocation()
  const key = useSyncExternalStore(outbox.subscribe, () => firstConflict()?.key)
  useEffect(() => {
    const conflict = firstConflict()
    if (key === undefined || !conflict) return
    // Where it cannot be loaded, the exercise says the same.
    Promise.all([import('../survey/conflict/tell-conflict.ts'), loadAreas('answer-conflict')]).then(
      ([{ tellConflict }]) => tellConflict(conflict, navigate),
      () => undefined,
    )
  }, [key, navigate])
}

/** Writes each saved answer into the exercises that the device keeps: without a connection it is still there after a reload. */
export function SavedAnswers() {
  const { cache, mutate } = useSWRConfig()
  useConflictNotice()
  useEffect(
    () =>
      onSaved(({ test, exercise, answer, version }) => {
        const write = (known?: Survey) =>
          known && {
            ...known,
            exercises: known.exercises.map((one) => (one.id === exercise ? withAnswer(one, answer, version) : one)),
          }
        // Reads of other attempts are left alone: a mutation would discard what is being loaded.
        const isOfTest = (key: unknown) => isExercises(key) && cache.get(key)?.data?.id === test
        void mutate<Survey>(isOfTest, write, { revalidate: false })
      }),
    [cache, mutate],
  )
  return null
}

import { apiBase, type Survey } from '@the-house/domain'
import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { onSaved } from '../outbox/browser-outbox.ts'
import { withAnswer } from '../survey/exercise-state.ts'

const isExercises = (key: unknown): key is string =>
  typeof key === 'string' && key.startsWith(`${apiBase}/chapters/`) && key.includes('/exercises?')

/** Writes each saved answer into the exercises that the device keeps: without a connection it is still there after a reload. */
export function SavedAnswers() {
  const { cache, mutate } = useSWRConfig()
  useEffect(
    () =>
      onSaved((_saved, { test, exercise, answer }) => {
        const write = (known?: Survey) =>
          known && {
            ...known,
            exercises: known.exercises.map((one) => (one.id === exercise ? withAnswer(one, answer) : one)),
          }
        // Reads of other attempts are left alone: a mutation would discard what is being loaded.
        const isOfTest = (key: unknown) => isExercises(key) && cache.get(key)?.data?.id === test
        void mutate<Survey>(isOfTest, write, { revalidate: false })
      }),
    [cache, mutate],
  )
  return null
}

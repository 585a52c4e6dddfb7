import type { Exercise, Survey } from '@the-house/domain'
import { useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { ApiFailure, report } from '../../api/failure.ts'
import { postFinish, postRetry, putVerify, type Practice } from '../../api/practice.ts'
import { keyOf } from '../../api/use-read.ts'
import { outbox } from '../../outbox/browser-outbox.ts'
import { untilReached } from '../../outbox/until-reached.ts'
import { reloadUser } from '../../session/signing.ts'

/** Decided elsewhere meanwhile (another tab, or an answer of the server that got lost): not the user's fault. */
const decided = new Set(['answer.locked', 'test.concluded'])
const isDecided = (failure: unknown) => failure instanceof ApiFailure && decided.has(failure.token ?? '')

/** Handing in answers and concluding: each waits for the outbox, and for the connection where there is none. */
export function useHandIn({ chapter, topic }: Practice, { id: test }: Survey) {
  const { mutate } = useSWRConfig()
  const [missed, setMissed] = useState(false)
  /** One after another: a finish never overtakes an answer that waits to be checked. */
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const key = keyOf('GET /chapters/:id/exercises', { params: { id: chapter }, query: { topic_id: topic } })

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.current.then(work)
    last.current = turn.catch(() => undefined)
    return turn
  }

  const take = (marked: Exercise) =>
    mutate<Survey>(
      key,
      (survey) =>
        survey && { ...survey, exercises: survey.exercises.map((one) => (one.id === marked.id ? marked : one)) },
      { revalidate: false },
    )

  async function emptied<T>(call: () => Promise<T>): Promise<T> {
    await outbox.emptied(test)
    return untilReached(call, setMissed)
  }

  return {
    /** Whether the server is out of reach of what was handed in. */
    missed,
    verify: async (id: number): Promise<'marked' | 'notMarked'> => {
      try {
        await take(await inTurn(() => emptied(() => putVerify({ chapter, topic }, id))))
        return 'marked'
      } catch (failure) {
        if (isDecided(failure)) {
          await mutate(key)
          return 'marked'
        }
        report(failure)
        return 'notMarked'
      }
    },
    finish: async (): Promise<'finished' | 'notFinished'> => {
      try {
        const survey = await inTurn(() => emptied(() => postFinish({ chapter, topic })))
        await mutate(key, survey, { revalidate: false })
      } catch (failure) {
        if (!isDecided(failure)) {
          report(failure)
          return 'notFinished'
        }
        await mutate(key)
      }
      // Chapter, dollars and what is open have changed; the result does not wait for them.
      void reloadUser().catch(report)
      void mutate((other) => typeof other === 'string' && /\/(topics|chapters)$/.test(other))
      return 'finished'
    },
    /** Answers the first exercise of the new attempt; null where there is none. */
    retry: async (): Promise<number | null> => {
      try {
        const survey = await postRetry({ chapter, topic })
        outbox.forget(test)
        await mutate(key, survey, { revalidate: false })
        return survey.exercises[0]?.id ?? null
      } catch (failure) {
        report(failure)
        return null
      }
    },
  }
}

import type { Survey } from '@the-house/domain'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { useLocation } from 'wouter'
import { report } from '../../api/failure.ts'
import { postFinishTest } from '../../api/tests.ts'
import { keyOf } from '../../api/use-read.ts'
import { onSaved, outbox } from '../../outbox/browser-outbox.ts'
import { paths } from '../../page/paths.ts'
import { useUser } from '../../session/session.ts'
import { reloadUser } from '../../session/signing.ts'
import { useFlow } from '../../survey/use-flow.ts'
import { useHandIn } from '../../survey/use-hand-in.ts'
import { schoolClock } from './school-clock.ts'
import { useAsking } from './use-asking.ts'
import { useHolding } from './use-holding.ts'
import { usePhase } from './use-phase.ts'

/** What the school says of a save once the test has ended, here or elsewhere. */
const ended = new Set(['test.expired', 'test.concluded'])

/** The flow of a test: nothing is checked before its end, which the school's clock decides. */
export function useTest(survey: Survey) {
  const { id, concluded } = survey
  const { id: user } = useUser()
  const { mutate } = useSWRConfig()
  const [, navigate] = useLocation()
  const { missed, finish } = useHandIn(id)
  const phase = usePhase(concluded ? null : survey.end_at)
  const key = keyOf('GET /tests/:id/exercises', { params: { id } })
  const again = () => mutate(key)

  const work = useFlow(survey, {
    checked: false,
    closing: true,
    missed,
    leave: () => navigate(paths.home),
    finish: () =>
      finish({
        call: () => postFinishTest(id),
        take: (handedIn) => mutate(key, handedIn, { revalidate: false }),
        again,
      }),
  })

  const endedElsewhere = !concluded && work.shown.some(({ draft }) => ended.has(draft?.refused?.token ?? ''))
  useAsking(!concluded && (phase === 'over' || endedElsewhere), () => void again())
  const holding = useHolding({ user, test: id, running: !concluded, onNews: again })

  useEffect(() => onSaved(({ server_time }) => schoolClock.hear(server_time)), [])
  useEffect(() => {
    // What waits for a pause in the typing waits no longer.
    if (phase !== 'running') void outbox.flush()
  }, [phase])

  const paid = useEffectEvent(() => {
    void reloadUser().catch(report)
    void mutate((other) => typeof other === 'string' && other.includes('/me/dollars'))
  })
  const ran = useRef(false)
  useEffect(() => {
    // Whoever ended it: here, in another tab, or the school when the time was over.
    if (concluded && ran.current) paid()
    ran.current = !concluded
  }, [concluded])

  return { ...work, key, phase, ...holding }
}

export type TestFlow = ReturnType<typeof useTest>

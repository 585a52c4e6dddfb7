import type { Survey } from '@the-house/domain'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { useLocation } from 'wouter'
import { handleError } from '../../api/api-error.ts'
import { isTodoKey } from '../../api/cache-keys.ts'
import { postFinishTest } from '../../api/tests.ts'
import { keyOf } from '../../api/use-api-query.ts'
import { onSaved, outbox } from '../../outbox/browser-outbox.ts'
import { paths } from '../../page/paths.ts'
import { useUser } from '../../session/session.ts'
import { reloadUser } from '../../session/signing.ts'
import { useFlow } from '../../survey/use-flow.ts'
import { useSubmit } from '../../survey/use-submit.ts'
import { serverClock } from './server-clock.ts'
import { useChangePoll } from './use-change-poll.ts'
import { useStatusPoll } from './use-status-poll.ts'
import { useActiveTab } from './use-active-tab.ts'
import { usePhase } from './use-phase.ts'

/** The error tokens of a save after the end of the test, in this tab or elsewhere. */
const ended = new Set(['test.expired', 'test.concluded'])

/** The exercise flow of a test: answers are marked after its end only, which the server clock decides. */
export function useTest(survey: Survey) {
  const { id, concluded } = survey
  const { id: user } = useUser()
  const { mutate } = useSWRConfig()
  const [, navigate] = useLocation()
  const { missed, finish } = useSubmit(id)
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
  useStatusPoll(!concluded && (phase === 'over' || endedElsewhere), () => void again())
  useChangePoll(survey, !concluded, () => void again())
  const holding = useActiveTab({ user, test: id, running: !concluded, onNews: again })

  useEffect(() => onSaved(({ server_time }) => server_time && serverClock.hear(server_time)), [])
  useEffect(() => {
    // Debounced edits are sent at once when the time is nearly over.
    if (phase !== 'running') void outbox.flush()
  }, [phase])

  const paid = useEffectEvent(() => {
    void reloadUser().catch(handleError)
    void mutate((other) => typeof other === 'string' && other.includes('/me/dollars'))
    void mutate(isTodoKey)
  })
  const ran = useRef(false)
  useEffect(() => {
    // The reward is paid and the test done wherever it ended: here, in another tab, or on the server when the time was
    // over.
    if (concluded && ran.current) paid()
    ran.current = !concluded
  }, [concluded])

  return { ...work, key, phase, ...holding }
}

export type TestFlow = ReturnType<typeof useTest>

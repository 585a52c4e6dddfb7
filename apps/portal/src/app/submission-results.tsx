import { notify } from '@the-house/design-system'
import { apiBase, type Survey } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useEffect, useEffectEvent } from 'react'
import { useSWRConfig } from 'swr'
import { useLocation } from 'wouter'
import { ApiError, handleError } from '../api/api-error.ts'
import { submissions } from '../outbox/browser-submissions.ts'
import type { Submission } from '../outbox/submission.ts'
import type { Outcome } from '../outbox/submissions.ts'
import { paths } from '../page/paths.ts'
import { useProgress } from '../page/use-progress.ts'

const toastMs = 10_000

/** The cache keys of a topic's exercises, in any attempt. */
const isOfTopic =
  ({ chapter, topic }: Submission) =>
  (key: unknown): boolean =>
    typeof key === 'string' &&
    key.startsWith(`${apiBase}/chapters/${chapter}/exercises?`) &&
    new URLSearchParams(key.slice(key.indexOf('?'))).get('topic_id') === String(topic)

const isEmbargo = (outcome: Outcome): boolean =>
  outcome.type === 'refused' && outcome.failure instanceof ApiError && outcome.failure.token === 'exercise.embargo'

/** The attempt as the server has decided on it; others stay as they are. */
function decidedSurvey(known: Survey | undefined, test: number, outcome: Outcome): Survey | undefined {
  if (known?.id !== test) return known
  if (outcome.type === 'finished') return outcome.survey
  if (outcome.type !== 'marked') return known
  const { exercise } = outcome
  return { ...known, exercises: known.exercises.map((one) => (one.id === exercise.id ? exercise : one)) }
}

/** Shows what the server has decided on: in its exercises where they are on the screen, otherwise in a message. */
export function SubmissionResults() {
  const { t } = useTranslation()
  const { mutate } = useSWRConfig()
  const [path, navigate] = useLocation()
  const reloadProgress = useProgress()

  async function show(submission: Submission, outcome: Outcome): Promise<void> {
    const { chapter, topic, test, exercise } = submission
    const ofTopic = isOfTopic(submission)
    if (outcome.type === 'refused') handleError(outcome.failure)
    // Exercises that a test withholds since are read again: their screen then says why.
    if (outcome.type === 'elsewhere' || isEmbargo(outcome)) await mutate(ofTopic)
    else if (outcome.type === 'refused') return
    else await mutate<Survey>(ofTopic, (known?: Survey) => decidedSurvey(known, test, outcome), { revalidate: false })
    if (exercise !== null || outcome.type === 'refused') return
    // Not awaited, so that the result shows at once.
    reloadProgress()
    if (outcome.type === 'finished' && !path.endsWith(`/${topic}`)) {
      const { name } = outcome.survey
      notify({
        type: 'success',
        title: t('learning.arrived.title', { name }),
        duration: toastMs,
        action: {
          label: t('learning.arrived.action'),
          onSelect: () => navigate(paths.exercises(chapter, { id: topic, name })),
        },
      })
    }
  }

  const decided = useEffectEvent(show)
  useEffect(() => submissions.onOutcome((submission, outcome) => decided(submission, outcome)), [])
  return null
}

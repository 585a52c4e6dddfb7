import type { Todo, TodoClass, TodoCorrection, TodoSecondVersion } from '@the-house/domain'
import { zoned } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { formatTime, formatWeekday } from '../clock.ts'
import { paths } from '../paths.ts'
import { useUser } from '../../session/session.ts'
import { notificationTargetOf } from '../notification-target.ts'

/** A kind of things that wait, with the link to the first or to all of them. */
export interface Waiting {
  kind: string
  to: string
  label: string
  /** The cache keys of what the link opens, which a correction has made stale. */
  reads?: string[] | undefined
  /** The notification to be marked as read when the link is followed. */
  notification?: number | undefined
}

/** The target of an answer: its exercise in the test or the practice. */
function answerTarget({ test_id, exercise_id, topic_id, chapter_id }: TodoCorrection | TodoSecondVersion) {
  const target = notificationTargetOf({
    notification_type: topic_id === null ? 'EXERCISE_TEST_REVISED' : 'EXERCISE_REVISED',
    params: { user_test_id: test_id, exercise_id, topic: topic_id, chapter_id },
    message: null,
  })
  return 'to' in target ? target : null
}

const queuePaths = {
  CORRECTIONS: '/admin/correct-exercises',
  TEST_CORRECTIONS: '/admin/correct-exercises-tests',
  OBJECTIONS: '/admin/objections',
} as const

/** Lists what waits for the user, a link for each kind. */
export function useWaiting(todo: Todo): Waiting[] {
  const { t, i18n } = useTranslation()
  const user = useUser()
  const { time_zone: zone } = user.unity

  function testLinks({ content: [first], total }: Todo['tests']): Waiting[] {
    if (!first) return []
    if (total === 1)
      return [{ kind: first.kind, to: paths.test(first.id), label: t('todo.test', { name: first.name }) }]
    return [{ kind: first.kind, to: paths.myTests, label: t('todo.tests', { count: total }) }]
  }

  function correctionLinks({ content: [first], total }: Todo['corrections']): Waiting[] {
    const target = first && answerTarget(first)
    if (!first || !target) return []
    const { kind, title, notification_id: notification } = first
    if (total === 1) return [{ ...target, kind, label: t('todo.correction', { title }), notification }]
    return [{ kind, to: `${paths.notifications}?unread=true`, label: t('todo.corrections', { count: total }) }]
  }

  function secondVersionLinks({ content: [first], total }: Todo['second_versions']): Waiting[] {
    const target = first && answerTarget(first)
    if (!first || !target) return []
    const { kind, title } = first
    const label = total === 1 ? t('todo.secondVersion', { title }) : t('todo.secondVersions', { count: total })
    return [{ ...target, kind, label }]
  }

  function classLinks({ content: [first] }: Todo['classes']): Waiting[] {
    return first
      ? [{ kind: first.kind, to: classPath(first), label: t('todo.class', { name: first.name, ...at(first) }) }]
      : []
  }

  const at = ({ start_date }: TodoClass) => ({
    day: formatWeekday(start_date, zone, i18n.language),
    time: formatTime(start_date, zone),
  })
  const classPath = ({ kind, start_date }: TodoClass) =>
    kind === 'TAUGHT_CLASS' ? paths.meets : paths.scheduleOf(zoned(start_date, zone).day)

  return [
    ...testLinks(todo.tests),
    ...classLinks(todo.classes),
    ...correctionLinks(todo.corrections),
    ...secondVersionLinks(todo.second_versions),
    ...todo.queues.map(({ kind, count }) => ({
      kind,
      to: queuePaths[kind],
      label: t(`todo.queues.${kind}`, { count }),
    })),
  ]
}

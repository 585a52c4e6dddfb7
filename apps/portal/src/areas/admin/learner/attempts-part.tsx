import { Chip, Skeleton } from '@the-house/design-system'
import { limits, type LearnerAttempt } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { formatMoment } from '../../../page/clock.ts'
import { useUser } from '../../../session/session.ts'
import { LearnerPages, useLearnerPage } from './learner-pages.tsx'

/** What a student has done: topics and tests, with result and what waits for a teacher. */
export function AttemptsPart({ id }: { id: number }) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const { page } = useLearnerPage()
  const read = useApiQuery(
    'GET /people/:id/attempts',
    { params: { id }, query: { page, size: limits.pageSize } },
    inlineErrors,
  )
  const columns = ['name', 'state', 'result', 'finished'] as const
  return (
    <AsyncContent read={read} skeleton={<Skeleton h="24rem" />}>
      {({ content, meta }) => (
        <LearnerPages
          label={t('learner.parts.attempts')}
          columns={columns.map((column) => t(`learner.attempts.${column}`))}
          meta={meta}
          none={t('learner.attempts.none')}
        >
          {content.map((attempt: LearnerAttempt) => (
            <tr key={attempt.id}>
              <th scope="row" lang="en">
                {attempt.chapter ? `${attempt.chapter.name} · ${attempt.name}` : attempt.name}
              </th>
              <td>
                <Chip tone="plain">{t(`learner.attempts.status.${attempt.status}`)}</Chip>
                {attempt.waiting > 0 && ` ${t('learner.attempts.waiting', { count: attempt.waiting })}`}
              </td>
              <td>{attempt.percentage === null ? '–' : `${attempt.percentage} %`}</td>
              <td>{attempt.finish_at ? formatMoment(attempt.finish_at, unity.time_zone) : '–'}</td>
            </tr>
          ))}
        </LearnerPages>
      )}
    </AsyncContent>
  )
}

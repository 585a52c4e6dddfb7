import { Chip, Skeleton } from '@the-house/design-system'
import { limits, type LearnerClass } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { formatMoment } from '../../../page/clock.ts'
import { useUser } from '../../../session/session.ts'
import { LearnerPages, useLearnerPage } from './learner-pages.tsx'

/** The classes that a student has booked, with the attendance. */
export function ClassesPart({ id }: { id: number }) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const { page } = useLearnerPage()
  const read = useApiQuery(
    'GET /people/:id/classes',
    { params: { id }, query: { page, size: limits.pageSize } },
    inlineErrors,
  )
  const columns = ['name', 'when', 'where', 'teacher', 'came'] as const
  return (
    <AsyncContent read={read} skeleton={<Skeleton h="24rem" />}>
      {({ content, meta }) => (
        <LearnerPages
          label={t('learner.parts.classes')}
          columns={columns.map((column) => t(`learner.classes.${column}`))}
          meta={meta}
          none={t('learner.classes.none')}
        >
          {content.map((one) => (
            <tr key={one.id}>
              <th scope="row">{one.name}</th>
              <td>{formatMoment(one.start_date, unity.time_zone)}</td>
              <td>{one.place}</td>
              <td>{one.teacher}</td>
              <td>
                <Came one={one} />
              </td>
            </tr>
          ))}
        </LearnerPages>
      )}
    </AsyncContent>
  )
}

function Came({ one: { cancelled, present } }: { one: LearnerClass }) {
  const { t } = useTranslation()
  if (cancelled) return <Chip tone="plain">{t('learner.classes.cancelled')}</Chip>
  if (present === null) return '–'
  return <Chip tone={present ? 'right' : 'warning'}>{t(`learner.classes.${present ? 'present' : 'absent'}`)}</Chip>
}

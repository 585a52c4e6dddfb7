import { Alert } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { errorMessageOf, type ApiError } from '../../../api/api-error.ts'
import { conflictIn } from '../../../api/conflict.ts'
import { formatMoment } from '../../../page/clock.ts'
import { errorText } from '../../../page/form/error-text.ts'

export interface RefusalProps {
  /** null: nothing was refused. */
  error: ApiError | null | undefined
  timeZone: string
}

/** Says why the server refuses something, and what would be right; of a conflict, who has changed it and when. */
export function Refusal({ error, timeZone }: RefusalProps) {
  const { t } = useTranslation()
  if (!error) return null
  if (conflictIn('timetable', error)) {
    const { by = null, at = null } = error.latest ?? {}
    return (
      <Alert status="warning" role="alert" title={t('timetable.refusal.changed')}>
        {by === null || at === null
          ? t('timetable.refusal.newer')
          : t('timetable.refusal.by', { by, when: formatMoment(at, timeZone) })}
      </Alert>
    )
  }
  const fields = error.token === 'validation' ? Object.values(error.fields ?? {}).map(errorText) : []
  return (
    <Alert status="danger" role="alert" title={t('timetable.refusal.title')}>
      {fields.length > 0 ? fields.join('. ') : errorMessageOf(error)}
    </Alert>
  )
}

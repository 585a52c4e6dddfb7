import { Alert } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { useFigure } from '../../../page/use-figure.ts'

/** Says how many students have an attempt at an exercise open: changes apply to their next attempt. */
export function AttemptsNote({ id }: { id: number }) {
  const { t } = useTranslation()
  const figure = useFigure()
  const { data } = useApiQuery('GET /exercises/:id/attempts', { params: { id } })
  if (!data || data.open === 0) return null
  const { open, more } = data
  return (
    <Alert status="info">
      {more ? t('exercise-editor.keptMore', { total: figure(open) }) : t('exercise-editor.kept', { count: open })}
    </Alert>
  )
}

import { Alert } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useApiQuery } from '../../../api/use-api-query.ts'

/** Says how many students have an attempt at an exercise open: changes apply to their next attempt. */
export function AttemptsNote({ id }: { id: number }) {
  const { t } = useTranslation()
  const { data } = useApiQuery('GET /exercises/:id/attempts', { params: { id } })
  if (!data || data.open === 0) return null
  return <Alert status="info">{t('exercise-editor.kept', { count: data.open })}</Alert>
}

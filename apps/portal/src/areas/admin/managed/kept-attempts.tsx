import { Alert } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useRead } from '../../../api/use-read.ts'

/** How many students are at an exercise right now: what is changed here comes to them with their next attempt. */
export function KeptAttempts({ id }: { id: number }) {
  const { t } = useTranslation()
  const { data } = useRead('GET /exercises/:id/attempts', { params: { id } })
  if (!data || data.open === 0) return null
  return <Alert status="info">{t('exercise-editor.kept', { count: data.open })}</Alert>
}

import { Alert } from '@the-house/design-system'
import type { Topic } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useUser } from '../../session/session.ts'

/** Tells autodidacts that this topic concludes the chapter, and what follows. */
export function NextStep({ topic }: { topic: Topic }) {
  const { t } = useTranslation()
  const { profile } = useUser()
  if (profile !== 'AUTODIDACT' || !topic.finish_chapter) return null
  return <Alert status="info">{t('books.nextStep')}</Alert>
}

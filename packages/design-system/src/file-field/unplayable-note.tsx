import { unplayableNames, type Unplayable } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Alert } from '../alert/alert.tsx'

/** Tells authors why browsers do not play a sound or film, and what to do. Words of `editing`. */
export function UnplayableNote({ reason }: { reason: Unplayable }) {
  const { t } = useTranslation()
  return (
    <Alert status="warning">
      {reason === 'unread' ? t('editing.file.unread') : t('editing.file.unplayable', { name: unplayableNames[reason] })}
    </Alert>
  )
}

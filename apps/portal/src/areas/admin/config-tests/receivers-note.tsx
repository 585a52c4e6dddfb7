import { useTranslation } from '@the-house/i18n'
import { errorMessageOf } from '../../../api/api-error.ts'
import type { useReceivers } from '../../../api/sendings.ts'
import { CountNote } from '../audience/count-note.tsx'

export interface ReceiversNoteProps {
  /** Whether any receivers are chosen. */
  chosen: boolean
  read: ReturnType<typeof useReceivers>
}

/** The number of receivers of a test. */
export function ReceiversNote({ chosen, read: { data, error } }: ReceiversNoteProps) {
  const { t } = useTranslation()
  const words = () => {
    if (!chosen) return t('config-tests.send.who.none')
    if (error) return errorMessageOf(error)
    if (!data) return t('design.loading')
    if (data.receivers === 0) return t('config-tests.send.who.nobody')
    return t('config-tests.send.who.count', { count: data.receivers })
  }
  const kept = chosen && data ? data.kept : 0
  return (
    <CountNote
      text={words()}
      more={kept > 0 ? [t('config-tests.send.who.kept', { count: kept })] : []}
      warning={chosen && (error !== undefined || data?.receivers === 0)}
    />
  )
}

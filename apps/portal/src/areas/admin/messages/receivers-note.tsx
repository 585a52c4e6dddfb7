import { useTranslation } from '@the-house/i18n'
import { errorMessageOf } from '../../../api/api-error.ts'
import type { useMessageReceivers } from '../../../api/messages.ts'
import { CountNote } from '../audience/count-note.tsx'

export interface ReceiversNoteProps {
  /** Whether anybody is chosen. */
  chosen: boolean
  /** Whether it goes out later, when its receivers are settled. */
  later: boolean
  /** Whether it is sent as a mail too. */
  mail: boolean
  read: ReturnType<typeof useMessageReceivers>
}

/** How many a message would reach now. */
export function ReceiversNote({ chosen, later, mail, read: { data, error } }: ReceiversNoteProps) {
  const { t } = useTranslation()
  const words = () => {
    if (!chosen) return t('messages.who.nobodyYet')
    if (error) return errorMessageOf(error)
    if (!data) return t('design.loading')
    return data.receivers === 0 ? t('messages.who.nobody') : t('messages.who.count', { count: data.receivers })
  }
  const reached = chosen && data && data.receivers > 0 ? data : null
  return (
    <CountNote
      text={words()}
      more={[
        ...(reached && later ? [t('messages.who.later')] : []),
        ...(reached && mail && reached.without_mail > 0
          ? [t('messages.who.withoutMail', { count: reached.without_mail })]
          : []),
      ]}
      warning={chosen && (error !== undefined || data?.receivers === 0)}
    />
  )
}

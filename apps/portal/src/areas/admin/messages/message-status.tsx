import { Chip } from '@the-house/design-system'
import type { MessageStatus as Status } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { CircleCheck, Clock, Send, Undo2 } from 'lucide-react'

const looks = {
  SCHEDULED: { tone: 'info', icon: Clock },
  SENDING: { tone: 'accent', icon: Send },
  SENT: { tone: 'right', icon: CircleCheck },
  RECALLED: { tone: 'plain', icon: Undo2 },
} as const

/** The status of a message as text and icon. */
export function MessageStatus({ status }: { status: Status }) {
  const { t } = useTranslation()
  const { tone, icon: Icon } = looks[status]
  return (
    <Chip tone={tone} whiteSpace="nowrap">
      <Icon size={16} aria-hidden="true" />
      {t(`messages.status.${status}`)}
    </Chip>
  )
}

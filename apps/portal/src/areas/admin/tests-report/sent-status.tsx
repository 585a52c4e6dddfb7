import { Chip } from '@the-house/design-system'
import type { SentTestStatus } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { CircleCheck, CircleDashed, Hourglass, Timer, Undo2 } from 'lucide-react'

const looks = {
  PENDING: { tone: 'info', icon: CircleDashed },
  STARTED: { tone: 'accent', icon: Timer },
  FINISHED: { tone: 'right', icon: CircleCheck },
  FINISHED_EXPIRED: { tone: 'warning', icon: Hourglass },
  RECALLED: { tone: 'plain', icon: Undo2 },
} as const

/** The status of a sent test as text and icon. */
export function SentStatus({ status }: { status: SentTestStatus }) {
  const { t } = useTranslation()
  const { tone, icon: Icon } = looks[status]
  return (
    <Chip tone={tone} whiteSpace="nowrap">
      <Icon size={16} aria-hidden="true" />
      {t(`tests-report.status.${status}`)}
    </Chip>
  )
}

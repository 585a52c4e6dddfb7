import type { SurveyStatus } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { CircleAlert, CircleCheck, CircleDashed, Hourglass, Timer } from 'lucide-react'
import { Chip } from '../chip/chip.tsx'

const looks = {
  PENDING: { tone: 'info', icon: CircleDashed },
  STARTED: { tone: 'accent', icon: Timer },
  FINISHED: { tone: 'right', icon: CircleCheck },
  FINISHED_EXPIRED: { tone: 'warning', icon: Hourglass },
  problem: { tone: 'wrong', icon: CircleAlert },
} as const

/** The status of a test as text with an icon; null shows a problem. */
export function TestStatus({ status }: { status: SurveyStatus | null }) {
  const { t } = useTranslation()
  const name = status ?? 'problem'
  const { tone, icon: Icon } = looks[name]
  return (
    <Chip tone={tone}>
      <Icon size={16} aria-hidden="true" />
      {t(`timed.status.${name}`)}
    </Chip>
  )
}

import { IconButton } from '@the-house/design-system'
import type { SentTest } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { AlarmClockPlus, RotateCcw } from 'lucide-react'
import { deedOf } from './deed.ts'

export interface GiftButtonProps {
  row: SentTest
  onGive: (row: SentTest) => void
}

/** More time for a test that waits or runs, or another beginning for one that has ended. */
export function GiftButton({ row, onGive }: GiftButtonProps) {
  const { t } = useTranslation()
  if (row.status === 'RECALLED') return '–'
  const which = deedOf(row)
  const Icon = which === 'reopen' ? RotateCcw : AlarmClockPlus
  return (
    <IconButton
      label={t(`tests-report.${which}.of`, { name: row.student.name, test: row.config_test.name })}
      aria-haspopup="dialog"
      onClick={() => onGive(row)}
    >
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  )
}

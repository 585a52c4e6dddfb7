import { IconButton } from '@the-house/design-system'
import type { SentTest } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { AlarmClockPlus, RotateCcw } from 'lucide-react'
import { extensionActionOf } from './extension-action.ts'

export interface TimeExtensionButtonProps {
  row: SentTest
  onGive: (row: SentTest) => void
}

/** The button that extends a pending or running test, or reopens one that has ended. */
export function TimeExtensionButton({ row, onGive }: TimeExtensionButtonProps) {
  const { t } = useTranslation()
  if (row.status === 'RECALLED') return '–'
  const which = extensionActionOf(row)
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

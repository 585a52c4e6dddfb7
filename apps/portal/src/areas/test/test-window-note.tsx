import { Alert } from '@the-house/design-system'
import type { TestWindow, TestInfo } from '@the-house/domain'
import { useTranslation, type MessageKey } from '@the-house/i18n'
import { useUser } from '../../session/session.ts'
import { formatMoment } from '../../page/clock.ts'

const notes = {
  early: { status: 'info', text: 'tests.opening.earlyText' },
  open: { status: 'info', text: 'tests.opening.openText' },
  late: { status: 'danger', text: 'tests.opening.lateText' },
} as const satisfies Record<TestWindow, { status: string; text: MessageKey }>

/** Shows the availability window of a test that has one. */
export function TestWindowNote({ test, opening }: { test: TestInfo; opening: TestWindow }) {
  const { t } = useTranslation()
  const { time_zone } = useUser().unity
  const instant = opening === 'early' ? test.opens_at : test.closes_at
  if (instant === null) return null
  const { status, text } = notes[opening]
  return (
    <Alert status={status} title={t(`tests.opening.${opening}`, { moment: formatMoment(instant, time_zone) })}>
      {t(text)}
    </Alert>
  )
}

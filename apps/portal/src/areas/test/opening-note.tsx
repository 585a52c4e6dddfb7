import { Alert } from '@the-house/design-system'
import type { Opening, TestInfo } from '@the-house/domain'
import { useTranslation, type WordKey } from '@the-house/i18n'
import { useUser } from '../../session/session.ts'
import { momentIn } from './moment.ts'

const notes = {
  early: { status: 'info', text: 'tests.opening.earlyText' },
  open: { status: 'info', text: 'tests.opening.openText' },
  late: { status: 'danger', text: 'tests.opening.lateText' },
} as const satisfies Record<Opening, { status: string; text: WordKey }>

/** When a test may be started, where it was sent for a certain time. */
export function OpeningNote({ test, opening }: { test: TestInfo; opening: Opening }) {
  const { t } = useTranslation()
  const { time_zone } = useUser().unity
  const instant = opening === 'early' ? test.opens_at : test.closes_at
  if (instant === null) return null
  const { status, text } = notes[opening]
  return (
    <Alert status={status} title={t(`tests.opening.${opening}`, { moment: momentIn(instant, time_zone) })}>
      {t(text)}
    </Alert>
  )
}

import type { MyTest } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useEffect, useEffectEvent } from 'react'
import { formatMoment } from '../../../page/clock.ts'
import { testTimeOf } from '../../../page/test-time.ts'
import { useUser } from '../../../session/session.ts'
import { serverClock } from '../server-clock.ts'
import { useMinutesLeft } from './use-minutes-left.ts'

const timeTexts = { ends: 'tests.endsAt', opens: 'tests.opening.early', closes: 'tests.opening.open' } as const

export interface TimeFactsProps {
  test: MyTest
  /** Called when the time of the running test is over. */
  onOver: () => void
}

/** Until when a test can be done, and how much time there is. */
export function TimeFacts({ test, onOver }: TimeFactsProps) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const time = testTimeOf(test, serverClock.now())
  return (
    <>
      {time && <span>{t(timeTexts[time.kind], { moment: formatMoment(time.at, unity.time_zone) })}</span>}
      {test.end_at === null ? <Limit test={test} /> : <TimeLeft end={test.end_at} onOver={onOver} />}
    </>
  )
}

function Limit({ test: { minutes } }: { test: MyTest }) {
  const { t } = useTranslation()
  return minutes !== null && <span>{t('timed.facts.count', { count: minutes })}</span>
}

function TimeLeft({ end, onOver }: { end: string; onOver: () => void }) {
  const { t } = useTranslation()
  const left = useMinutesLeft(end)
  const ended = useEffectEvent(onOver)
  useEffect(() => {
    if (left === 0) ended()
  }, [left])
  return <span>{left === 0 ? t('timed.left.over') : t('timed.left.minutes', { count: left })}</span>
}

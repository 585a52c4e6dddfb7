import type { MyTest } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { formatMoment } from '../../../page/clock.ts'
import { useUser } from '../../../session/session.ts'

/** When a past test ended, and why it has no result or not all of it. */
export function PastFacts({ test }: { test: MyTest }) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const moment = (instant: string) => ({ moment: formatMoment(instant, unity.time_zone) })
  const { status, finish_at, closes_at, show_feedback, revised } = test
  if (status === 'PENDING') return closes_at && <span>{t('tests.opening.late', moment(closes_at))}</span>
  return (
    <>
      {finish_at && <span>{t('tests.finishedAt', moment(finish_at))}</span>}
      {!show_feedback && <span>{t('my-tests.hidden')}</span>}
      {!revised && <span>{t('my-tests.waiting')}</span>}
    </>
  )
}

import type { Sending } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { formatMoment } from '../../../page/clock.ts'
import { useUser } from '../../../session/session.ts'

/** Returns the texts of a sending: its audience, window and extra time. */
export function useSendingLabels({ audience, opens_at, closes_at, extra_minutes, extra }: Sending) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const { unities, tribes, chapter, students } = audience
  const moment = (instant: string) => formatMoment(instant, unity.time_zone)
  const whom = [
    ...unities,
    ...tribes,
    ...(chapter === null ? [] : [chapter]),
    ...(students === 0 ? [] : [t('config-tests.sendings.students', { count: students })]),
  ]
  const terms = [
    ...(opens_at === null ? [] : [t('config-tests.sendings.from', { moment: moment(opens_at) })]),
    ...(closes_at === null ? [] : [t('config-tests.sendings.until', { moment: moment(closes_at) })]),
    ...(extra_minutes === 0 ? [] : [t('config-tests.sendings.extra', { count: extra_minutes })]),
    ...(extra === 0 ? [] : [t('config-tests.sendings.extraOwn', { count: extra })]),
  ]
  return { audience: whom.join(', '), terms: terms.join(' · ') }
}

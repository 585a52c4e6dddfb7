import type { DeskOrder } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { formatMoment } from '../../../page/clock.ts'
import { useUser } from '../../../session/session.ts'

/** Returns what became of an order in sentences: who handed it out, cancelled or refunded it, and when. */
export function useOutcome(order: DeskOrder): string[] {
  const { t } = useTranslation()
  const { unity } = useUser()
  const { status, until, handed_at, handed_by, changed_at, changed_by, expired, reason } = order
  const moment = (instant: string | null) => formatMoment(instant ?? until, unity.time_zone)
  const when = moment(changed_at)
  const handed = () => {
    const words = { when: moment(handed_at), name: handed_by?.name ?? '' }
    return t(handed_by ? 'desk.handed' : 'desk.handedOn', words)
  }
  if (status === 'RESERVED') return [t('desk.until', { when: moment(until) })]
  if (status === 'HANDED') return [handed()]
  if (status === 'CANCELLED')
    return [t(expired ? 'desk.expired' : 'desk.cancelled', { when, name: changed_by?.name ?? '' })]
  const refunded = t(changed_by ? 'desk.refunded' : 'desk.refundedOn', { when, name: changed_by?.name ?? '', reason })
  return handed_at ? [handed(), refunded] : [refunded]
}

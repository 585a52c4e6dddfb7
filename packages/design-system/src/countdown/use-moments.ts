import { useTranslation } from '@the-house/i18n'
import { useEffect, useEffectEvent, useRef } from 'react'
import { passedSince } from './time-left.ts'

const lastMoment = 30

/** Announces the remaining time at a few moments; while the time is hidden, only the last one. */
export function useMoments(left: number, hidden: boolean, announce: (text: string) => void): void {
  const { t } = useTranslation()
  const before = useRef(left)
  const passed = useEffectEvent((moment: number) => {
    if (moment === lastMoment) announce(t('timed.left.seconds'))
    else if (!hidden) announce(t('timed.left.minutes', { count: moment / 60 }))
  })
  const over = useEffectEvent(() => announce(t('timed.left.over')))
  useEffect(() => {
    const moment = passedSince(before.current, left)
    if (moment !== null) passed(moment)
    if (left === 0 && before.current > 0) over()
    before.current = left
  }, [left])
}

/** Calls `onEnd` once for each end. */
export function useEnd(ended: number | null, onEnd: (() => void) | undefined): void {
  const told = useRef<number>(null)
  const tell = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (ended === null || told.current === ended) return
    told.current = ended
    tell()
  }, [ended])
}

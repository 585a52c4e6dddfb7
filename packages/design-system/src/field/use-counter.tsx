import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { useEffect } from 'react'
import { useLiveRegion } from '../live-region/use-live-region.tsx'

/** Debounce of the announcement in milliseconds: it comes after a typing pause, and only near the limit. */
const restMs = 1000
const shortOf = 20

const Count = chakra('span', {
  base: { fontVariantNumeric: 'tabular-nums', '&[data-over]': { color: 'wrong', fontWeight: 'medium' } },
})

/** A character counter: always visible, announced by screen readers only near the limit. */
export function useCounter(count: number, limit: number) {
  const { t } = useTranslation()
  const { announce, region } = useLiveRegion()
  const left = limit - count
  const over = left < 0
  const words = over ? t('validation.count.over', { count: -left }) : t('validation.count.left', { count: left })
  useEffect(() => {
    if (left > shortOf) return undefined
    const timer = setTimeout(() => announce(words), restMs)
    return () => clearTimeout(timer)
  }, [left, words, announce])
  const counter = (
    <Count data-over={over || undefined}>{over ? words : t('validation.count.of', { count, limit })}</Count>
  )
  return { counter, region }
}

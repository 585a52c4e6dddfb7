import { useTranslation } from '@the-house/i18n'
import { useLayoutEffect, useRef, useState } from 'react'
import { withOption } from '../inline-selects/selections.ts'
import type { WidgetProps } from '../widget.ts'
import { pairsOf, partnersOf, type Pair } from './pairs.ts'

type Matching = Pick<WidgetProps, 'exercise' | 'value' | 'onChange' | 'announce'>

/** The pairs of an exercise, the right side that is lifted, and the actions on them. */
export function usePartners({ exercise, value, onChange, announce }: Matching) {
  const { t } = useTranslation()
  const pairs = pairsOf(exercise, value)
  const partners = partnersOf(exercise)
  const total = pairs.length
  const [lifted, setLifted] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  /** The place that a press has filled: its list takes the focus that the place had. */
  const placed = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (lifted !== null || placed.current === undefined) return
    list.current?.querySelectorAll('select')[placed.current - 1]?.focus()
    placed.current = undefined
  }, [lifted])

  const write = (position: number, partner: string) => {
    const options = withOption(value.options, position, partner)
    onChange({ ...value, options })
    return options.length
  }
  return {
    list,
    pairs,
    partners,
    total,
    lifted,
    answered: pairs.filter(({ partner }) => partner !== '').length,
    /** Chooses by the list of a left side; the screen reader itself says what is chosen. */
    choose({ position }: Pair, partner: string) {
      const answered = write(position, partner)
      announce?.(t('matching.answered', { answered, total }))
    },
    /** Lifts a right side, to be put to a place by the next press; a second press on it puts it back. */
    lift(partner: string) {
      const isBack = lifted === partner
      setLifted(isBack ? null : partner)
      announce?.(t(isBack ? 'matching.dropped' : 'matching.lifted', { partner }))
    },
    drop() {
      if (lifted === null) return
      setLifted(null)
      announce?.(t('matching.dropped', { partner: lifted }))
    },
    /** Puts a right side beside a left one, after a press or a drag. */
    place({ position, prompt }: Pair, partner: string) {
      if (!partners.includes(partner)) return
      const answered = write(position, partner)
      if (lifted !== null) placed.current = position
      setLifted(null)
      announce?.(t('matching.placed', { partner, prompt, answered, total }))
    },
  }
}

import { Text } from '@chakra-ui/react'
import { useAnimatedNumber } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
import { useMemo } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface FigureProps {
  value: number
  /** The value with its unit, for screen readers. */
  spoken: string
}

/** A number with a count-up animation; screen readers hear only the final value. */
export function Figure({ value, spoken }: FigureProps) {
  const shown = useAnimatedNumber(value)
  const { i18n } = useTranslation()
  // Made once: it costs more than all that a frame of the animation renders.
  const number = useMemo(() => new Intl.NumberFormat(i18n.language), [i18n.language])
  return (
    <Text textStyle="title" fontVariantNumeric="tabular-nums" lineHeight={1.15}>
      <span aria-hidden="true">{number.format(shown)}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </Text>
  )
}

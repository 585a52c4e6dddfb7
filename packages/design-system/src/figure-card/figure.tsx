import { Text } from '@chakra-ui/react'
import { useAnimatedNumber } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
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
  return (
    <Text textStyle="title" fontVariantNumeric="tabular-nums" lineHeight={1.15}>
      <span aria-hidden="true">{new Intl.NumberFormat(i18n.language).format(shown)}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </Text>
  )
}

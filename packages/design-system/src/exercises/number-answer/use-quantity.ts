import { formatNumber, joinQuantity, parseNumber, splitQuantity } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import type { WidgetProps } from '../widget.ts'

/** The begin of a number, which is no mistake while it is typed. */
const isBegun = (text: string) => /^[-+\u2212]?[.,]?$|\de[-+]?$/i.test(text.trim())
const minus = /^\s*[-\u2212]\s*/

interface Typed {
  text: string
  unit: string
}

/** A number as it is typed, with its unit, and what is understood of it. */
export function useQuantity({ value, onChange, announce }: Pick<WidgetProps, 'value' | 'onChange' | 'announce'>) {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const [typed, setTyped] = useState<Typed>({ text: '', unit: '' })
  const [isLeft, setIsLeft] = useState(false)
  const written = ({ text, unit }: Typed) => joinQuantity({ number: parseNumber(text, language) ?? '', unit })
  const saved = splitQuantity(value.text)
  // What was typed is shown as it was, unless another answer has come from outside.
  const shown = written(typed) === value.text ? typed : { text: formatNumber(saved.number, language), unit: saved.unit }

  /** What there is to say of a text: that it is no number, or how it is understood where it looks otherwise. */
  const noteOf = ({ text }: Typed, ended: boolean) => {
    const number = parseNumber(text, language)
    if (number === null) {
      const isWrong = text.trim() !== '' && (ended || !isBegun(text))
      return { isWrong, note: isWrong ? t('numerical.wrong', { example: formatNumber('12.5', language) }) : '' }
    }
    const understood = formatNumber(number, language)
    return { isWrong: false, note: understood === text.trim() ? '' : t('numerical.understood', { number: understood }) }
  }
  const now = noteOf(shown, isLeft)
  const change = (changed: Typed) => {
    setTyped(changed)
    setIsLeft(false)
    const next = noteOf(changed, false)
    // What was wrong and is not any more is not left for screen readers to find.
    if (next.isWrong !== now.isWrong) announce?.(next.isWrong ? next.note : '')
    onChange({ ...value, text: written(changed) })
  }
  return {
    ...shown,
    ...now,
    type: (text: string) => change({ ...shown, text }),
    chooseUnit: (unit: string) => change({ ...shown, unit }),
    /** Adds or takes the minus, which the number pad of a telephone may lack. */
    changeSign: () =>
      change({ ...shown, text: minus.test(shown.text) ? shown.text.replace(minus, '') : `-${shown.text}` }),
    /** Says how a number is understood once it is whole, not at each digit. */
    leave() {
      setIsLeft(true)
      const { note } = noteOf(shown, true)
      if (note !== '') announce?.(note)
    },
  }
}

import { formatNumber, isCanonicalNumber, parseNumber } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { Cell, type CellProps } from './cell.tsx'

export interface NumberCellProps extends Omit<CellProps, 'value' | 'onText'> {
  /** A canonical number, or what was typed where it is none. */
  value: string
  onNumber: (value: string) => void
}

/** A number that is typed with comma or point, by language; when it is left, it is shown as it was understood. */
export function NumberCell({ value, onNumber, ...rest }: NumberCellProps) {
  const { i18n } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const read = (text: string) => parseNumber(text, i18n.language) ?? text
  const shown = isCanonicalNumber(value) ? formatNumber(value, i18n.language) : value
  return (
    <Cell
      {...rest}
      inputMode="text"
      autoCapitalize="off"
      spellCheck={false}
      value={typed !== null && read(typed) === value ? typed : shown}
      onText={(text) => {
        setTyped(text)
        onNumber(read(text))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

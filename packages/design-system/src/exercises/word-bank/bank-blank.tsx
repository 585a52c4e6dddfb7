import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { useState, type KeyboardEvent } from 'react'

export interface BankBlankProps {
  /** Counts from 1. */
  position: number
  total: number
  word: string
  active: boolean
  /** All words of the bank, one per row: the blank is as wide as the widest. */
  measure: string
  onPress: () => void
  onClear: () => void
  onCycle: (step: 1 | -1) => void
  /** Called with the id of the dropped tile. */
  onDropTile: (id: number) => void
  styles: Record<string, SystemStyleObject>
}

const steps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }
const clears = new Set(['Escape', 'Delete', 'Backspace'])

/** A blank of the sentence: a button that takes the next word, or returns its word to the bank. */
export function BankBlank(props: BankBlankProps) {
  const { position, total, word, active, measure, onPress, onClear, onCycle, onDropTile, styles } = props
  const { t } = useTranslation()
  const [over, setOver] = useState(false)
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = steps[event.key]
    if (step === undefined && !clears.has(event.key)) return
    event.preventDefault()
    event.stopPropagation()
    if (step === undefined) onClear()
    else onCycle(step)
  }
  return (
    <chakra.button
      type="button"
      css={styles['blank']}
      aria-label={t(word ? 'exercises.bank.filled' : 'exercises.bank.empty', { position, total, word })}
      aria-current={active ? 'true' : undefined}
      data-filled={word ? '' : undefined}
      data-over={over ? '' : undefined}
      data-words={measure}
      onClick={(event) => {
        // Safari does not focus a button on click.
        event.currentTarget.focus()
        onPress()
      }}
      onKeyDown={press}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onDropTile(Number(event.dataTransfer.getData('text/plain')))
      }}
    >
      {word || '\u00A0'}
    </chakra.button>
  )
}

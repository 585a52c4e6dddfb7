import { chakra } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'

const Details = chakra('details', {
  base: {
    bg: 'bg.surface',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'card',
    px: { base: 4, md: 5 },
    minW: 0,
  },
})
const Summary = chakra('summary', {
  base: { textStyle: 'label', fontWeight: 'semibold', minH: 'target', py: 3, cursor: 'pointer', borderRadius: 'sm' },
})
const Fields = chakra('div', { base: { display: 'grid', gap: 5, pb: 5, gridTemplateColumns: 'minmax(0, 1fr)' } })

export interface MoreSectionProps {
  label: string
  /** Whether something is in it: it opens, and can be closed. */
  filled?: boolean
  /** Whether one of its fields has an error, which must not be folded away. */
  invalid: boolean
  children: ReactNode
}

/** The fields that are seldom changed, folded away. */
export function MoreSection({ label, filled = false, invalid, children }: MoreSectionProps) {
  const [open, setOpen] = useState(filled)
  const [wasFilled, setWasFilled] = useState(filled)
  if (filled !== wasFilled) {
    setWasFilled(filled)
    setOpen(open || filled)
  }
  return (
    <Details open={open || invalid} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Summary>{label}</Summary>
      <Fields>{children}</Fields>
    </Details>
  )
}

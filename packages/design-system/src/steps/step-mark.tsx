import { chakra } from '@chakra-ui/react'
import { Check, TriangleAlert } from 'lucide-react'
import type { Step } from './step.ts'

const Disc = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: 8,
    borderRadius: 'full',
    border: '1.5px solid',
    borderColor: 'border.strong',
    bg: 'bg.surface',
    color: 'fg.muted',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
  },
  variants: {
    state: {
      upcoming: {},
      current: { bg: 'accent', borderColor: 'accent', color: 'accent.fg' },
      done: { bg: 'right.subtle', borderColor: 'right', color: 'right' },
      error: { bg: 'wrong.subtle', borderColor: 'wrong', color: 'wrong' },
    },
  },
})

const icons = {
  done: <Check size={18} strokeWidth={3} />,
  error: <TriangleAlert size={18} />,
  current: null,
  upcoming: null,
}

/** A step's number, or the icon of its result. */
export function StepMark({ state, number }: { state: Step['state']; number: number }) {
  return (
    <Disc state={state} aria-hidden="true">
      {icons[state] ?? number}
    </Disc>
  )
}

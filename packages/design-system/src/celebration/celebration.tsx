import { chakra } from '@chakra-ui/react'
import { useReducedMotion } from '@the-house/hooks'
import { useState } from 'react'
import { paint } from '../theme/paint.ts'

const Sky = chakra('div', { base: { position: 'fixed', inset: 0, overflow: 'hidden', pointerEvents: 'none' } })

/** Keys of paper fall from the roof, once; seen alone, never in the way, and not where less motion is asked for. */
export function Celebration() {
  const still = useReducedMotion()
  const [over, setOver] = useState(false)
  if (still || over) return null
  return <Sky aria-hidden="true" onAnimationEnd={() => setOver(true)} color={paint('draw.accent')} />
}

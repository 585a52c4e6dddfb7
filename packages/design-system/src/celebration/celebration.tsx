import { chakra } from '@chakra-ui/react'
import { keyframes } from '@emotion/react'
import { useReducedMotion } from '@the-house/hooks'
import { useState } from 'react'
import { paint } from '../theme/paint.ts'
import { paperKeys } from './paper-keys.ts'

/** Out of the middle, then down, like paper. */
const fly = keyframes`
  0% { opacity: 0; transform: scale(0.3) }
  12% { opacity: 1 }
  45% { opacity: 1; transform: translate(var(--x), var(--y)) rotate(calc(var(--turn) * 0.6)) }
  100% { opacity: 0; transform: translate(calc(var(--x) * 1.15), calc(var(--y) + 16rem)) rotate(var(--turn)) }
`
const glow = keyframes`
  0% { opacity: 0; transform: scale(0.4) }
  30% { opacity: 0.55 }
  100% { opacity: 0; transform: scale(1.5) }
`

const Sky = chakra('div', {
  base: { position: 'fixed', inset: 0, zIndex: 'toast', overflow: 'hidden', pointerEvents: 'none' },
})
const Light = chakra('div', {
  base: {
    position: 'absolute',
    top: 'calc(30% - 9rem)',
    left: 'calc(50% - 9rem)',
    boxSize: '18rem',
    borderRadius: 'full',
    background: 'radial-gradient(closest-side, {colors.lamp.300}, transparent)',
    animation: `${glow} 1200ms ease-out both`,
  },
})
const Key = chakra('svg', {
  base: {
    position: 'absolute',
    top: '30%',
    left: 'calc(50% - 0.875rem)',
    w: 7,
    h: 'auto',
    fill: 'none',
    strokeWidth: 4,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    animation: `${fly} 1600ms cubic-bezier(0.2, 0.7, 0.5, 1) var(--delay) both`,
  },
})

const latest = Math.max(...paperKeys.map(({ delayMs }) => delayMs))

/**
 * Paper keys fly up around a light, once, in under two seconds. Decorative: it takes no click, shifts no layout, and is
 * not rendered with reduced motion.
 */
export function Celebration() {
  const still = useReducedMotion()
  const [over, setOver] = useState(false)
  if (still || over) return null
  return (
    <Sky aria-hidden="true" data-part="celebration">
      <Light />
      {paperKeys.map(({ color, x, y, turn, delayMs }) => (
        <Key
          key={`${x} ${y}`}
          viewBox="0 0 28 14"
          stroke={paint(color)}
          css={{ '--x': `${x}rem`, '--y': `${y}rem`, '--turn': `${turn}deg`, '--delay': `${delayMs}ms` }}
          onAnimationEnd={delayMs === latest ? () => setOver(true) : undefined}
        >
          <circle cx="7" cy="7" r="4.5" />
          <path d="M12 7h13M20 7v4M25 7v3" />
        </Key>
      ))}
    </Sky>
  )
}

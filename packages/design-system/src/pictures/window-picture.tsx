import { chakra } from '@chakra-ui/react'
import { paint } from '../theme/paint.ts'

const Scene = chakra('svg', {
  base: {
    w: 'full',
    h: 'auto',
    '& [data-part=light]': { animation: 'fade 240ms ease-out 300ms backwards' },
    '& [data-part=brick]': { animation: 'lay 240ms cubic-bezier(0.2, 0.7, 0.3, 1) backwards' },
  },
})

const places = Array.from({ length: 10 }, (_, index) => ({
  x: (index % 5) * 24 + (index < 5 ? 25 : 17),
  y: index < 5 ? 122 : 110,
  index,
}))

export interface WindowPictureProps {
  /** How many of the ten bricks below the window are laid. */
  bricks: number
  /** Whether the window is lit. */
  lit: boolean
}

/** A result: bricks laid below a window, which is lit for a good one. */
export function WindowPicture({ bricks, lit }: WindowPictureProps) {
  return (
    <Scene viewBox="0 0 160 140" aria-hidden="true">
      <path d="M14 134V80a66 66 0 0 1 132 0v54Z" fill={paint('ink.600')} />
      <path
        d="M36 44v6M33 47h6M122 40v5M119.5 42.5h5M62 24v4M60 26h4"
        stroke={paint('lamp.200')}
        strokeLinecap="round"
      />
      <g data-part="light" key={lit ? 'lit' : 'dark'}>
        {lit && <circle cx="80" cy="70" r="50" fill={paint('lamp.700')} opacity="0.45" />}
        <path d="M50 104V66a30 30 0 0 1 60 0v38Z" fill={paint(lit ? 'draw.glow' : 'ink.800')} />
        {lit && <path d="M92 104V90h10v14M90 90h14l-3-9h-8Z" fill={paint('lamp.600')} opacity="0.5" />}
      </g>
      <path d="M80 36v68M50 74h60" stroke={paint('plaster.50')} strokeWidth="3" />
      <path d="M50 104V66a30 30 0 0 1 60 0v38Z" fill="none" stroke={paint('plaster.50')} strokeWidth="5" />
      <path d="M44 105h72" stroke={paint('draw.stone')} strokeWidth="6" strokeLinecap="round" />
      {places.map(({ x, y, index }) => (
        <rect
          key={index}
          x={x}
          y={y}
          width="22"
          height="10"
          rx="2"
          {...(index < bricks
            ? { fill: paint('brick.400'), 'data-part': 'brick', style: { animationDelay: `${index * 40}ms` } }
            : { fill: 'none', stroke: paint('ink.400'), strokeDasharray: '3 3' })}
        />
      ))}
    </Scene>
  )
}

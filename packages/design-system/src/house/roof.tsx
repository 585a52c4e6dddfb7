import { paint } from '../theme/paint.ts'

export function Beams() {
  return (
    <g stroke={paint('draw.wood')} strokeWidth="4" strokeLinecap="round" fill="none">
      <path d="M78 99 160 40l82 59Z" strokeLinejoin="round" />
      <path d="M160 42v56M119 70v28M201 70v28" strokeWidth="3" />
    </g>
  )
}

const slope = 1.35

const reach = (y: number): number => (y - 38) * slope

/** The rows of roof tiles between two edges. */
function tiles(from: number, to: number): string {
  return [62, 75, 88].map((y) => `M${Math.max(from, 160 - reach(y))} ${y}H${Math.min(to, 160 + reach(y))}`).join('')
}

export function HalfRoof() {
  return (
    <g>
      <path d="M72 102 160 38v64Z" fill={paint('draw.roof')} />
      <path d={tiles(0, 160)} stroke={paint('draw.roof.shade')} strokeWidth="2" />
    </g>
  )
}

export function Roof() {
  return (
    <g>
      <path d="M160 36 70 101q-2 5 3 5h174q5 0 3-5Z" fill={paint('draw.roof')} />
      <path d="M160 36l90 65q2 5-3 5h-22Z" fill={paint('draw.roof.shade')} opacity="0.55" />
      <path d={tiles(0, 320)} stroke={paint('draw.roof.shade')} strokeWidth="2" />
    </g>
  )
}

export function Chimney() {
  return (
    <g>
      <rect x="198" y="42" width="18" height="36" fill={paint('draw.roof.shade')} />
      <rect x="194" y="38" width="26" height="7" rx="2" fill={paint('draw.stone')} />
    </g>
  )
}

export function Smoke() {
  return (
    <path
      d="M207 32c-6-6 5-9 0-15s3-9 8-8"
      stroke={paint('plaster.300')}
      strokeWidth="4"
      strokeLinecap="round"
      fill="none"
      opacity="0.8"
    />
  )
}

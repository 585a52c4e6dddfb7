import { paint } from '../theme/paint.ts'

/** A door ajar with light behind it: something begins here. */
export function DoorPicture() {
  return (
    <svg viewBox="0 0 160 140" aria-hidden="true" width="100%">
      <path d="M18 132V78a62 62 0 0 1 124 0v54Z" fill={paint('draw.sky')} />
      <path d="M50 132V74a30 30 0 0 1 60 0v58Z" fill={paint('draw.glow')} />
      <path d="M50 132V74a30 30 0 0 1 30-30v80Z" fill={paint('draw.roof')} />
      <path d="M58 126V76q0-14 14-20v62Z" fill="none" stroke={paint('draw.roof.shade')} strokeWidth="2" />
      <circle cx="73" cy="90" r="3" fill={paint('draw.glow')} />
      <path
        d="M50 132V74a30 30 0 0 1 60 0v58"
        fill="none"
        stroke={paint('plaster.50')}
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d="M80 132l-14 6h58l-14-6Z" fill={paint('draw.glow')} opacity="0.5" />
      <path d="M10 133h140" stroke={paint('draw.stone')} strokeWidth="4" strokeLinecap="round" />
      <path d="M130 131v-14" stroke={paint('draw.wood')} strokeWidth="3" />
      <path d="M130 96q12 6 9 15t-9 8q-9 0-10-9t10-14Z" fill={paint('draw.leaf')} />
      <path d="M123 118h14l-2 14h-10Z" fill={paint('draw.roof')} />
    </svg>
  )
}

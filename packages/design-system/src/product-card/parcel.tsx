import { paint } from '../theme/paint.ts'

/** A closed parcel, the default picture. */
export const Parcel = () => (
  <svg viewBox="0 0 160 133" aria-hidden="true" width="100%">
    <path d="M0 114h160v19H0Z" fill={paint('draw.stone')} />
    <path d="M38 114V70a42 42 0 0 1 84 0v44Z" fill={paint('draw.wall')} />
    <path d="M46 114V72a34 34 0 0 1 68 0v42Z" fill={paint('draw.roof')} />
    <circle cx="104" cy="80" r="3" fill={paint('draw.glow')} />
    <path d="M52 78h56v40H52Z" fill={paint('draw.wood')} />
    <path d="M75 78h10v40H75Z" fill={paint('draw.accent')} />
    <path d="M52 94h56v6H52Z" fill={paint('draw.accent')} />
    <path d="M80 78q-16-14-18-6t18 6q16-14 18-6t-18 6Z" fill={paint('draw.accent')} />
  </svg>
)

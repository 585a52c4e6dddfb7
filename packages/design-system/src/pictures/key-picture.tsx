import { paint } from '../theme/paint.ts'

/** A key on its hook: something is still locked. */
export function KeyPicture() {
  return (
    <svg viewBox="0 0 160 140" aria-hidden="true" width="100%">
      <path d="M18 132V78a62 62 0 0 1 124 0v54Z" fill={paint('draw.sky')} />
      <rect x="48" y="34" width="64" height="14" rx="5" fill={paint('draw.wood')} />
      <path
        d="M80 46v8a5 5 0 0 1-10 0"
        fill="none"
        stroke={paint('draw.stone')}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g stroke={paint('draw.accent')} strokeWidth="2.5" fill="none">
        <path d="M75 56q4 6 5 12" />
      </g>
      <circle cx="80" cy="78" r="13" fill="none" stroke={paint('lamp.500')} strokeWidth="8" />
      <path d="M80 91v36M80 112h12M80 123h9" stroke={paint('lamp.500')} strokeWidth="7" strokeLinecap="round" />
      <path d="M72 70a11 11 0 0 1 9-4" stroke={paint('lamp.200')} strokeWidth="2.5" strokeLinecap="round" fill="none" />
      <path d="M10 133h140" stroke={paint('draw.stone')} strokeWidth="4" strokeLinecap="round" />
    </svg>
  )
}

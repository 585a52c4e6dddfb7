import { paint } from '../theme/paint.ts'

/** A street in the morning with a newspaper at every door: there is news. */
export function StreetPicture() {
  return (
    <svg viewBox="0 0 320 130" aria-hidden="true" width="100%">
      <circle cx="282" cy="30" r="15" fill={paint('draw.glow')} />
      <path d="M40 60 82 26l42 34v58H40Z" fill={paint('draw.wall')} />
      <path d="M32 64 82 22l50 42" fill="none" stroke={paint('draw.roof')} strokeWidth="8" strokeLinejoin="round" />
      <path d="M58 118V90a13 13 0 0 1 26 0v28Z" fill={paint('draw.roof.shade')} />
      <path d="M94 78a10 10 0 0 1 20 0v16H94Z" fill={paint('draw.glow')} />
      <path d="M138 118V48h64v70Z" fill={paint('draw.wall.shade')} />
      <path d="M132 48h76" stroke={paint('draw.wood')} strokeWidth="7" strokeLinecap="round" />
      <path d="M150 62h14v16h-14ZM176 62h14v16h-14Z" fill={paint('draw.glass')} />
      <path d="M157 118V98a13 13 0 0 1 26 0v20Z" fill={paint('draw.leaf.shade')} />
      <path d="M218 68 252 40l34 28v50h-68Z" fill={paint('draw.wall')} />
      <path d="M211 72 252 37l41 35" fill="none" stroke={paint('draw.roof')} strokeWidth="8" strokeLinejoin="round" />
      <path d="M239 118V94a13 13 0 0 1 26 0v24Z" fill={paint('draw.wood')} />
      <path d="M242 66a10 10 0 0 1 20 0v12h-20Z" fill={paint('draw.glow')} />
      <path d="M0 118h320v12H0Z" fill={paint('draw.grass')} />
      <path d="M16 119V92" stroke={paint('draw.wood')} strokeWidth="4" />
      <path d="M6 82a8 8 0 0 1 8-8h12v18H6Z" fill={paint('draw.accent')} />
      <path d="M22 74v-8h8" fill="none" stroke={paint('draw.line')} strokeWidth="2.5" />
      {[71, 170, 252].map((x) => (
        <g key={x} transform={`rotate(-6 ${x} 118)`}>
          <path d={`M${x - 13} 113h26v9h-26Z`} fill={paint('plaster.50')} />
          <path d={`M${x - 9} 116h7M${x - 9} 119h18`} stroke={paint('ink.400')} strokeWidth="1.5" />
        </g>
      ))}
    </svg>
  )
}

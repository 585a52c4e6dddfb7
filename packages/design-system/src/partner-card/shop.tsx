import { paint } from '../theme/paint.ts'

const stripes = [0, 1, 2, 3, 4, 5]

/** A shop with its awning out, the default picture. */
export const Shop = () => (
  <svg viewBox="0 0 160 100" aria-hidden="true" width="100%">
    <path d="M0 90h160v10H0Z" fill={paint('draw.stone')} />
    <path d="M26 30h108v60H26Z" fill={paint('draw.wall')} />
    <path d="M38 90V66a12 12 0 0 1 24 0v24Z" fill={paint('draw.roof')} />
    <circle cx="57" cy="76" r="2" fill={paint('draw.glow')} />
    <path d="M74 54h50v24H74Z" fill={paint('draw.glow')} />
    <path d="M99 54v24M70 80h58" stroke={paint('draw.wood')} strokeWidth="3" />
    {stripes.map((stripe) => (
      <path
        key={stripe}
        d={`M${20 + stripe * 20} 24h20v16a10 10 0 0 1-20 0Z`}
        fill={paint(stripe % 2 === 0 ? 'draw.accent' : 'plaster.50')}
      />
    ))}
    <path d="M18 24h124" stroke={paint('draw.wood')} strokeWidth="4" strokeLinecap="round" />
  </svg>
)

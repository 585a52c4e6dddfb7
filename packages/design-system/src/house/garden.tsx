import { paint } from '../theme/paint.ts'

export function Path() {
  return <path d="M146 206h28q4 14 22 27h-72q18-13 22-27Z" fill={paint('draw.wall.shade')} />
}

export function Grass() {
  return <path d="M8 214Q160 196 312 214q-8 22-152 22T8 214Z" fill={paint('draw.grass')} />
}

export function Hedge() {
  return (
    <g fill={paint('draw.leaf')}>
      <path d="M66 212q-4-16 8-17 4-8 14-4v21ZM254 212q4-16-8-17-4-8-14-4v21Z" />
      <path d="M66 212q0-6 5-7 8 0 8 7ZM254 212q0-6-5-7-8 0-8 7Z" fill={paint('draw.leaf.shade')} />
    </g>
  )
}

export function Tree() {
  return (
    <g>
      <path d="M48 216v-44" stroke={paint('draw.wood')} strokeWidth="6" strokeLinecap="round" />
      <path d="M48 182l9-9" stroke={paint('draw.wood')} strokeWidth="3" strokeLinecap="round" />
      <path d="M48 118q20 0 22 21 10 8 3 20t-25 12q-20 2-26-11t5-21q1-21 21-21Z" fill={paint('draw.leaf')} />
      <path d="M48 171q-20 2-26-11 10 5 20 0t14-14 17-7q10 8 3 20t-28 12Z" fill={paint('draw.leaf.shade')} />
      <path d="M38 142h.1M58 150h.1M46 158h.1" stroke={paint('draw.accent')} strokeWidth="5" strokeLinecap="round" />
    </g>
  )
}

export function Flowers() {
  const stems = [104, 112, 120, 128, 190, 198, 206, 214]
  return (
    <g strokeLinecap="round">
      <path d="M100 188h34M186 188h34" stroke={paint('draw.wood')} strokeWidth="5" />
      {stems.map((x, index) => (
        <path
          key={x}
          d={`M${x + 1} 184h.1`}
          stroke={paint(index % 2 === 0 ? 'draw.accent' : 'draw.glow')}
          strokeWidth="5.5"
        />
      ))}
    </g>
  )
}

export function Fence() {
  const pales = [20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 210, 220, 230, 240, 250]
  return (
    <g stroke={paint('plaster.50')} strokeLinecap="round">
      <path d="M16 224h98M206 224h48" strokeWidth="2.5" />
      <path d={pales.map((x) => `M${x} 230v-12`).join('')} strokeWidth="4" />
      <path d="M276 230v-18" stroke={paint('draw.wood')} strokeWidth="4" />
      <path d="M266 213v-6a6 6 0 0 1 6-6h10a6 6 0 0 1 6 6v6Z" fill={paint('draw.roof')} stroke="none" />
      <path d="M288 205h5v-5" stroke={paint('draw.glow')} strokeWidth="2" fill="none" />
    </g>
  )
}

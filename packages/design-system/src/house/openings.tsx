import { paint } from '../theme/paint.ts'

interface Place {
  x: number
  y: number
  height: number
}

const groundLeft: Place = { x: 102, y: 156, height: 28 }
const groundRight: Place = { x: 188, y: 156, height: 28 }
const upstairs: Place[] = [102, 145, 188].map((x) => ({ x, y: 112, height: 24 }))

const litBy = (place: Place, stage: number) => stage >= 31 || (stage === 30 && place === groundLeft)

function Pane({ place, stage }: { place: Place; stage: number }) {
  const { x, y, height } = place
  const fill = paint(litBy(place, stage) ? 'draw.glow' : 'draw.glass')
  return <rect x={x} y={y} width="30" height={height} fill={fill} />
}

function Frame({ place: { x, y, height } }: { place: Place }) {
  return (
    <g fill="none" stroke={paint('plaster.50')} strokeWidth="2.5">
      <path d={`M${x + 15} ${y}v${height}M${x} ${y + height / 2}h30`} strokeWidth="1.5" />
      <rect x={x} y={y} width="30" height={height} rx="1" />
      <path d={`M${x - 3} ${y + height + 2}h36`} stroke={paint('draw.stone')} strokeWidth="4" />
    </g>
  )
}

const windowsAt = (stage: number): Place[] => [
  ...(stage >= 16 ? [groundLeft] : []),
  ...(stage >= 17 ? [groundRight] : []),
  ...(stage >= 18 ? upstairs : []),
]

export function Panes({ stage }: { stage: number }) {
  return windowsAt(stage).map((place) => <Pane key={`${place.x}-${place.y}`} place={place} stage={stage} />)
}

export function Frames({ stage }: { stage: number }) {
  return windowsAt(stage).map((place) => <Frame key={`${place.x}-${place.y}`} place={place} />)
}

export function Table() {
  return (
    <path d="M106 184v-8h22v8M106 176h22M117 176v-5m-3 0h6" stroke={paint('draw.wood')} strokeWidth="2.5" fill="none" />
  )
}

export function Shelf() {
  return (
    <g strokeWidth="3">
      <path d="M190 176h26M190 168h26" stroke={paint('draw.wood')} strokeWidth="1.5" />
      <path d="M194 175v-6M206 175v-6" stroke={paint('draw.accent')} />
      <path d="M198 175v-6M210 175v-5" stroke={paint('draw.leaf')} />
      <path d="M202 175v-5" stroke={paint('sky.400')} />
    </g>
  )
}

export function Curtains() {
  return (
    <g fill={paint('draw.accent')} opacity="0.85">
      {[groundLeft, groundRight, ...upstairs].map(({ x, y, height }) => (
        <path
          key={`${x}-${y}`}
          d={`M${x} ${y}h10q-1 ${height * 0.5} -8 ${height * 0.7}h-2ZM${x + 30} ${y}h-10q1 ${height * 0.5} 8 ${height * 0.7}h2Z`}
        />
      ))}
    </g>
  )
}

export function RoundWindow({ stage }: { stage: number }) {
  return (
    <g stroke={paint('plaster.50')}>
      <circle cx="160" cy="76" r="9" fill={paint(stage >= 31 ? 'draw.glow' : 'draw.glass')} strokeWidth="2.5" />
      <path d="M160 67v18M151 76h18" strokeWidth="1.5" />
    </g>
  )
}

export function Door({ stage }: { stage: number }) {
  return (
    <g>
      <path
        d="M146 202v-30a14 14 0 0 1 28 0v30Z"
        fill={paint('sky.600')}
        stroke={paint('plaster.50')}
        strokeWidth="2.5"
      />
      <path d="M153 174a7 7 0 0 1 14 0Z" fill={paint(stage >= 31 ? 'draw.glow' : 'draw.glass')} />
      <circle cx="168" cy="188" r="2" fill={paint('draw.glow')} />
    </g>
  )
}

export function StepAndKey() {
  return (
    <g>
      <rect x="140" y="201" width="40" height="6" rx="1.5" fill={paint('draw.stone')} />
      <path d="M168 189v7m0-1.5h2.5m-2.5-2h2" stroke={paint('draw.glow')} strokeWidth="1.5" fill="none" />
    </g>
  )
}

export function Light() {
  return <path d="M102 190h30l16 30H84Z" fill={paint('draw.glow')} opacity="0.18" />
}

import { paint } from '../theme/paint.ts'

export const evening = (stage: number): boolean => stage >= 30

export function Sky({ stage }: { stage: number }) {
  const fill = paint(evening(stage) ? 'ink.600' : 'draw.sky')
  return (
    <>
      <path d="M36 208V132a124 124 0 0 1 248 0v82Z" fill={fill} />
      {evening(stage) ? (
        <>
          <circle cx="234" cy="62" r="13" fill={paint('lamp.200')} />
          <circle cx="240" cy="57" r="11" fill={fill} />
          <path
            d="M92 62v6M89 65h6M120 30v5M117.5 32.5h5M70 112v4M68 114h4M256 112v4M254 114h4"
            stroke={paint('lamp.200')}
            strokeWidth="1.5"
            strokeLinecap="round"
          />
        </>
      ) : (
        <circle cx="232" cy="66" r="13" fill={paint('draw.glow')} opacity="0.85" />
      )}
    </>
  )
}

export function Ground() {
  return <path d="M-200 214H0Q160 196 320 214H520V280H-200Z" fill={paint('draw.earth')} />
}

export function Sign() {
  return (
    <g stroke={paint('draw.line')} strokeWidth="1.5">
      <path d="M160 214v-34" strokeWidth="4" stroke={paint('draw.wood')} />
      <rect x="134" y="166" width="52" height="22" rx="3" fill={paint('draw.wall')} />
      <path d="M148 182v-6l6-5 6 5v6Z" fill={paint('draw.roof')} strokeLinejoin="round" />
      <path d="M166 174h13M166 179h9" strokeLinecap="round" />
    </g>
  )
}

export function Stakes() {
  return (
    <g stroke={paint('draw.wood')} strokeWidth="4" strokeLinecap="round">
      <path d="M88 190h144" stroke={paint('draw.accent')} strokeWidth="1.5" strokeDasharray="4 3" />
      <path d="M88 212v-26M136 209v-24M184 209v-24M232 212v-26" />
    </g>
  )
}

export function Trench() {
  return <path d="M82 204h156l-6 14H88Z" fill={paint('plaster.800')} />
}

export function Foundation() {
  return (
    <g>
      <rect x="82" y="202" width="156" height="13" rx="2" fill={paint('draw.stone')} />
      <path d="M104 202v13M134 202v13M160 202v13M190 202v13M216 202v13" stroke={paint('draw.earth')} />
    </g>
  )
}

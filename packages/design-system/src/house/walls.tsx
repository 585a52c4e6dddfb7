import { useId } from 'react'
import { paint } from '../theme/paint.ts'

const left = 90
const right = 230
const foot = 202
const course = 7

/** The height of the walls by stage, complete from the tenth on. */
const heights: Record<number, number> = { 5: 1, 6: 4, 7: 6, 8: 8, 9: 11 }
const allCourses = 15

export const wallTop = (stage: number): number => foot - (heights[stage] ?? allCourses) * course

/** The joints of a running bond, from the bottom up. */
const joints = Array.from({ length: allCourses }, (_, row) => {
  const y = foot - row * course
  const shift = row % 2 === 0 ? 0 : 8
  const upright = Array.from({ length: 9 }, (_, at) => `M${left + shift + at * 16} ${y}v${-course}`).join('')
  return `M${left} ${y}h${right - left}${upright}`
}).join('')

const holes =
  'M146 202v-30a14 14 0 0 1 28 0v30ZM102 156h30v28h-30ZM188 156h30v28h-30ZM102 112h30v24h-30ZM145 112h30v24h-30ZM188 112h30v24h-30Z'

export function Walls({ stage }: { stage: number }) {
  const id = useId()
  const top = wallTop(stage)
  const plastered = stage >= 15
  return (
    <g clipPath={`url(#${id})`}>
      <clipPath id={id}>
        <rect x={left} y={top} width={right - left} height={foot - top} />
      </clipPath>
      <rect x={left} y="90" width={right - left} height="112" fill={paint(plastered ? 'draw.wall' : 'brick.400')} />
      {plastered ? (
        <>
          <path d="M90 90h140v9H90ZM214 90h16v112h-16Z" fill={paint('draw.wall.shade')} opacity="0.7" />
          <path d="M90 146h140" stroke={paint('draw.wall.shade')} strokeWidth="3" />
        </>
      ) : (
        <path d={joints} stroke={paint('brick.200')} strokeWidth="1" fill="none" opacity="0.8" />
      )}
      <path d={holes} fill={paint('ink.700')} />
    </g>
  )
}

export function Scaffold() {
  return (
    <g stroke={paint('draw.wood')} strokeWidth="2.5" strokeLinecap="round">
      <path d="M240 210V96M256 211V96M236 176h24M236 142h24M236 108h24" />
      <path d="M240 176l16-34M240 142l16-34" strokeWidth="1.5" />
    </g>
  )
}

import { limits } from '@the-house/domain'
import { around, type Box } from './box.ts'
import { isNewAt, partsAt, type HousePart } from './house-parts.ts'

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

const whole = { width: 320, height: 240 }
const middle = whole.width / 2
/** Where the ground meets what is built. */
const horizon = 214
/** The share of the frame that stays free at each side. */
const margin = 0.06
/** How much of the whole drawing is ground, and how much more the nearer view shows of it for each unit that it is lower. */
const ground = { whole: whole.height - horizon, near: 0.2 }

const boxesOf = (parts: readonly HousePart[], stage: number): Box[] => parts.flatMap(({ at }) => at?.(stage) ?? [])

/** What is built at a stage. */
export const builtAt = (stage: number): Box => around(boxesOf(partsAt(stage), stage))

/** The parts that the next stage brings or changes; none at the last one. */
export const comingAfter = (stage: number): HousePart[] =>
  stage < limits.houseStages ? partsAt(stage + 1).filter((part) => part.at && isNewAt(part, stage + 1)) : []

/** The height of the frame, of 4 to 3, that has room for what is built and for what comes next. */
function heightFor(stage: number): number {
  const { left, top, right } = around([builtAt(stage), ...boxesOf(comingAfter(stage), stage + 1)])
  const halfWidth = Math.max(middle - left, right - middle)
  const byWidth = (2 * halfWidth * 0.75) / (1 - 2 * margin)
  const belowHorizon = ground.whole + ground.near * whole.height
  const byHeight = (horizon - top + belowHorizon) / (1 + ground.near - margin)
  return Math.min(whole.height, Math.max(byWidth, byHeight))
}

/** The view of each stage, from the first: it never comes nearer again, also where a scaffold is gone. */
const heights = Array.from({ length: limits.houseStages }, (_, index) => index + 1).reduce<number[]>(
  (found, stage) => [...found, Math.max(found.at(-1) ?? 0, heightFor(stage))],
  [],
)

/** The part of the drawing that a stage shows: what is built, cropped, further away as it grows. */
export function frameAt(stage: number): Frame {
  const height = heights[stage - 1] ?? whole.height
  const width = (height * whole.width) / whole.height
  const bottom = horizon + ground.whole + ground.near * (whole.height - height)
  return { x: middle - width / 2, y: bottom - height, width, height }
}

/** Whether a frame shows the whole drawing. */
export const isWhole = ({ width }: Frame): boolean => width === whole.width

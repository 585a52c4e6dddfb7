import type { ComponentType } from 'react'
import { Fence, Flowers, Grass, Hedge, Path, Tree } from './garden.tsx'
import { Foundation, Ground, Sign, Sky, Stakes, Trench } from './ground.tsx'
import { Curtains, Door, Frames, Light, Panes, RoundWindow, Shelf, StepAndKey, Table } from './openings.tsx'
import { Beams, Chimney, HalfRoof, Roof, Smoke } from './roof.tsx'
import { Scaffold, Walls } from './walls.tsx'

export interface HousePart {
  /** The first stage that shows it. */
  from: number
  /** The first stage that does not show it any more. */
  until?: number
  draw: ComponentType<{ stage: number }>
  /** Stages at which it changes, beside the first. */
  grows?: readonly number[]
}

/** Every part of the house from the back to the front, and the stages that show it. */
export const houseParts: readonly HousePart[] = [
  { from: 1, draw: Sky, grows: [30] },
  { from: 31, draw: Smoke },
  { from: 14, draw: Chimney },
  { from: 1, draw: Ground, until: 26 },
  { from: 26, draw: Grass },
  { from: 1, draw: Sign, until: 4 },
  { from: 2, draw: Stakes, until: 5 },
  { from: 3, draw: Trench, until: 4 },
  { from: 27, draw: Tree },
  { from: 4, draw: Foundation },
  { from: 8, draw: Scaffold, until: 15 },
  { from: 5, draw: Walls, grows: [6, 7, 8, 9, 10, 15] },
  { from: 11, draw: Beams, until: 13 },
  { from: 12, draw: HalfRoof, until: 13 },
  { from: 13, draw: Roof },
  { from: 16, draw: Panes, grows: [17, 18, 30, 31] },
  { from: 23, draw: Table },
  { from: 24, draw: Shelf },
  { from: 22, draw: Curtains },
  { from: 16, draw: Frames, grows: [17, 18] },
  { from: 19, draw: RoundWindow, grows: [31] },
  { from: 25, draw: Path },
  { from: 20, draw: Door, grows: [31] },
  { from: 21, draw: StepAndKey },
  { from: 26, draw: Hedge },
  { from: 28, draw: Flowers },
  { from: 30, draw: Light },
  { from: 29, draw: Fence },
]

/** What is to be seen at a stage. */
export const partsAt = (stage: number): HousePart[] =>
  houseParts.filter(({ from, until }) => from <= stage && (until === undefined || stage < until))

/** Whether a stage brings this part, or changes it. */
export const isNewAt = ({ from, grows = [] }: HousePart, stage: number): boolean =>
  from === stage || grows.includes(stage)

import type { ComponentType } from 'react'
import { Fence, Flowers, Grass, Hedge, Path, Tree } from './garden.tsx'
import { Foundation, Ground, Sign, Sky, Stakes, Trench } from './ground.tsx'
import { Curtains, Door, Frames, Light, Panes, RoundWindow, Shelf, StepAndKey, Table } from './openings.tsx'
import { Beams, Chimney, HalfRoof, Roof, Smoke } from './roof.tsx'
import { Scaffold, Walls } from './walls.tsx'

export interface HousePart {
  name: string
  /** The first stage that shows it. */
  from: number
  /** The first stage that no longer shows it. */
  until?: number
  draw: ComponentType<{ stage: number }>
  /** Stages at which it changes, besides the first. */
  grows?: readonly number[]
}

/** The parts of the drawing from the back to the front, with the stages that show them. */
export const houseParts: readonly HousePart[] = [
  { name: 'sky', from: 1, draw: Sky, grows: [30] },
  { name: 'smoke', from: 31, draw: Smoke },
  { name: 'chimney', from: 14, draw: Chimney },
  { name: 'ground', from: 1, draw: Ground, until: 26 },
  { name: 'grass', from: 26, draw: Grass },
  { name: 'sign', from: 1, draw: Sign, until: 4 },
  { name: 'stakes', from: 2, draw: Stakes, until: 5 },
  { name: 'trench', from: 3, draw: Trench, until: 4 },
  { name: 'tree', from: 27, draw: Tree },
  { name: 'foundation', from: 4, draw: Foundation },
  { name: 'scaffold', from: 8, draw: Scaffold, until: 15 },
  { name: 'walls', from: 5, draw: Walls, grows: [6, 7, 8, 9, 10, 15] },
  { name: 'beams', from: 11, draw: Beams, until: 13 },
  { name: 'halfRoof', from: 12, draw: HalfRoof, until: 13 },
  { name: 'roof', from: 13, draw: Roof },
  { name: 'panes', from: 16, draw: Panes, grows: [17, 18, 30, 31] },
  { name: 'table', from: 23, draw: Table },
  { name: 'shelf', from: 24, draw: Shelf },
  { name: 'curtains', from: 22, draw: Curtains },
  { name: 'frames', from: 16, draw: Frames, grows: [17, 18] },
  { name: 'roundWindow', from: 19, draw: RoundWindow, grows: [31] },
  { name: 'path', from: 25, draw: Path },
  { name: 'door', from: 20, draw: Door, grows: [31] },
  { name: 'stepAndKey', from: 21, draw: StepAndKey },
  { name: 'hedge', from: 26, draw: Hedge },
  { name: 'flowers', from: 28, draw: Flowers },
  { name: 'light', from: 30, draw: Light },
  { name: 'fence', from: 29, draw: Fence },
]

/** The visible parts at a stage. */
export const partsAt = (stage: number): HousePart[] =>
  houseParts.filter(({ from, until }) => from <= stage && (until === undefined || stage < until))

/** Whether a stage adds or changes this part. */
export const isNewAt = ({ from, grows = [] }: HousePart, stage: number): boolean =>
  from === stage || grows.includes(stage)

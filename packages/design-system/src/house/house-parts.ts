import type { ComponentType } from 'react'
import { Fence, Flowers, Grass, Hedge, Path, Tree } from './garden.tsx'
import { box, type Box } from './box.ts'
import { Foundation, Ground, Sign, Sky, Stakes, Trench } from './ground.tsx'
import { Curtains, Door, Frames, Light, Panes, RoundWindow, Shelf, StepAndKey, Table } from './openings.tsx'
import { Beams, Chimney, HalfRoof, Roof, Smoke } from './roof.tsx'
import { Scaffold, Walls, wallTop } from './walls.tsx'

export interface HousePart {
  name: string
  /** The first stage that shows it. */
  from: number
  /** The first stage that no longer shows it. */
  until?: number
  draw: ComponentType<{ stage: number }>
  /** Stages at which it changes, besides the first. */
  grows?: readonly number[]
  /** Where it is drawn at a stage; none for what is there before anything is built. */
  at?: (stage: number) => Box
  /** Whether the outline of its place stands for it, where it is what comes next: its own lines are too many. */
  outlined?: boolean
}

const always = (left: number, top: number, right: number, bottom: number) => () => box(left, top, right, bottom)

const wallsAt = (stage: number) => box(90, wallTop(stage), 230, 202)
const windowsBox = (stage: number) => box(98, stage < 18 ? 154 : 110, stage < 17 ? 136 : 222, 189)

/** The parts of the drawing from the back to the front, with the stages that show them. */
export const houseParts: readonly HousePart[] = [
  { name: 'sky', from: 1, draw: Sky, grows: [30] },
  { name: 'smoke', from: 31, draw: Smoke, at: always(198, 7, 218, 34) },
  { name: 'chimney', from: 14, draw: Chimney, at: always(194, 38, 220, 78) },
  { name: 'ground', from: 1, draw: Ground, until: 26 },
  { name: 'grass', from: 26, draw: Grass },
  { name: 'sign', from: 1, draw: Sign, until: 4, at: always(133, 165, 187, 214) },
  { name: 'stakes', from: 2, draw: Stakes, until: 5, at: always(86, 183, 234, 214) },
  { name: 'trench', from: 3, draw: Trench, until: 4, at: always(82, 204, 238, 218) },
  { name: 'tree', from: 27, draw: Tree, at: always(20, 118, 74, 219) },
  { name: 'foundation', from: 4, draw: Foundation, at: always(82, 202, 238, 215) },
  { name: 'scaffold', from: 8, draw: Scaffold, until: 15, at: always(235, 95, 261, 212) },
  { name: 'walls', from: 5, draw: Walls, grows: [6, 7, 8, 9, 10, 15], at: wallsAt, outlined: true },
  { name: 'beams', from: 11, draw: Beams, until: 13, at: always(76, 38, 244, 101) },
  { name: 'halfRoof', from: 12, draw: HalfRoof, until: 13, at: always(72, 38, 160, 102) },
  { name: 'roof', from: 13, draw: Roof, at: always(69, 36, 251, 106) },
  { name: 'panes', from: 16, draw: Panes, grows: [17, 18, 30, 31], at: windowsBox },
  { name: 'table', from: 23, draw: Table, at: always(105, 170, 129, 185) },
  { name: 'shelf', from: 24, draw: Shelf, at: always(190, 167, 216, 177) },
  { name: 'curtains', from: 22, draw: Curtains, at: always(102, 112, 218, 184) },
  { name: 'frames', from: 16, draw: Frames, grows: [17, 18], at: windowsBox },
  { name: 'roundWindow', from: 19, draw: RoundWindow, grows: [31], at: always(150, 66, 170, 86) },
  { name: 'path', from: 25, draw: Path, at: always(124, 206, 196, 233) },
  { name: 'door', from: 20, draw: Door, grows: [31], at: always(145, 157, 175, 203) },
  { name: 'stepAndKey', from: 21, draw: StepAndKey, at: always(140, 188, 180, 207) },
  { name: 'hedge', from: 26, draw: Hedge, at: always(65, 190, 255, 212) },
  { name: 'flowers', from: 28, draw: Flowers, at: always(97, 180, 223, 191) },
  { name: 'light', from: 30, draw: Light, at: always(84, 190, 148, 220) },
  { name: 'fence', from: 29, draw: Fence, at: always(14, 199, 294, 232) },
]

/** The visible parts at a stage. */
export const partsAt = (stage: number): HousePart[] =>
  houseParts.filter(({ from, until }) => from <= stage && (until === undefined || stage < until))

/** Whether a stage adds or changes this part. */
export const isNewAt = ({ from, grows = [] }: HousePart, stage: number): boolean =>
  from === stage || grows.includes(stage)

import type { FrameName } from '../videos.ts'
import { door, key, umbrella } from './belongings.ts'
import { cat } from './creatures.ts'
import { archWindow, lamp, plant, sofa, table } from './furniture.ts'
import { house, houseMap } from './house.ts'
import { at, disc, patch, room, shape, stroke } from './ink.ts'

const living = (drawing: string, between = '') =>
  room(at(640, 360, archWindow()) + at(250, 508, sofa()) + between + at(460, 508, lamp()) + drawing)

const bubble = shape('M-96 -50q0 -54 96 -54t96 54t-96 54q-16 0 -30 -2l-40 34l6 -44q-32 -16 -32 -42z', 'plaster')
const hello =
  '<text x="0" y="-36" text-anchor="middle" font-family="Verdana, DejaVu Sans, sans-serif" font-weight="700" font-size="44" fill="#1D2A44">hello</text>'
const question = stroke('M-24 -70q0 -30 26 -30t26 28q0 22 -26 32v14', 12, 'brick') + patch(disc(2, 0, 9), 'brick')
const motion = stroke(
  'M-150 -210q-22 -30 -6 -62M-176 -204q-34 -44 -10 -92M150 -210q22 -30 6 -62M176 -204q34 -44 10 -92',
  5,
  'brick',
)

/** The drawings of the videos. */
export const frames: Record<FrameName, string> = {
  'method-1': room(
    at(400, 506, house({ wall: 'plaster', window: 'lamp', upper: 'air' }), 0.8) +
      at(150, 506, plant(130)) +
      at(652, 506, plant(160)),
  ),
  'method-2': room(at(270, 506, door()) + at(520, 130, key(), 1.9, 8) + at(620, 140, bubble + hello)),
  'method-3': room(
    at(400, 506, table(190, 110)) + at(400, 390, umbrella('brick'), 1.45, 14) + at(400, 420, motion),
    'air',
  ),
  'method-4': houseMap,
  'cat-missing': living(at(250, 330, question)),
  'cat-table': room(
    at(640, 360, archWindow()) + at(300, 508, table(300, 170)) + at(300, 460, question) + at(560, 508, lamp()),
  ),
  'cat-behind': living('', at(490, 508, cat())),
  'cat-between': living(
    stroke('M250 344Q262 236 372 236M356 220l18 16l-18 16M640 158Q600 104 510 196M508 172l0 26l26 -2', 6, 'brick'),
    at(490, 508, cat()),
  ),
}

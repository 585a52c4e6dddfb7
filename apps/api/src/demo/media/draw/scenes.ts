import {
  belt,
  bowl,
  apple,
  clock,
  closedUmbrella,
  coat,
  cup,
  door,
  dress,
  fridge,
  hat,
  hook,
  jar,
  kettle,
  key,
  mirror,
  stove,
} from './belongings.ts'
import { cat, sleepingCat } from './creatures.ts'
import {
  archWindow,
  bed,
  bookshelf,
  cushion,
  frame,
  lamp,
  plant,
  rug,
  shelf,
  sofa,
  table,
  wardrobe,
} from './furniture.ts'
import { at, box, disc, patch, room, shape, stroke } from './ink.ts'

const steps = stroke('M244 508h312M220 534h360M196 560h408')
const bell = () => shape(box(-15, -26, 30, 52, 13), 'sun', 4) + shape(disc(0, 6, 6), 'plaster', 3)
const wallLamp = () =>
  stroke('M0 -46q26 -2 26 20') + shape('M8 -26h36l10 40h-56z', 'lamp') + stroke('M14 20v10M26 22v12M38 20v10', 3)

export const doorScene = room(
  at(400, 506, door()) +
    at(552, 286, bell()) +
    at(204, 250, wallLamp()) +
    at(232, 506, plant(150)) +
    at(578, 506, plant(120)) +
    steps,
)

export const hallScene = room(
  [
    at(310, 330, mirror()),
    shape(box(222, 352, 176, 20, 6), 'brick') + stroke('M240 374v132M380 374v132', 7),
    at(258, 352, plant(88), 0.8),
    shape(box(430, 166, 270, 22, 8), 'brick'),
    [468, 574, 660].map((x) => at(x, 188, hook())).join(''),
    at(480, 214, coat('leaf'), 0.86),
    at(586, 218, hat('clay'), 0.74),
    at(664, 212, key(), 0.46, 10) + at(680, 214, key('air'), 0.46, -12),
    at(632, 498, closedUmbrella()) + shape('M596 400h72l-8 106h-56z', 'shade'),
  ].join(''),
)

export const kitchenScene = room(
  [
    at(182, 508, fridge()),
    at(350, 508, stove()),
    at(346, 384, kettle(), 0.9),
    at(360, 214, shelf(240)),
    (['mint', 'lamp', 'clay', 'air'] as const).map((tint, index) => at(278 + index * 54, 204, jar(tint))).join(''),
    at(588, 508, table(250, 116)),
    at(
      570,
      380,
      ([-50, -14, 22, 54] as const)
        .map((x, index) => at(x, -66 - (index % 2) * 20, apple(index % 2 ? 'mint' : 'brick'), 0.7))
        .join('') + bowl(),
      0.72,
    ),
    at(676, 380, cup('lamp')),
    at(588, 300, stroke('M0 -230v80') + shape('M-70 -100q10 -56 70 -56t70 56z', 'brick')),
  ].join(''),
)

export const livingScene = room(
  [
    at(400, 196, frame()),
    at(168, 508, lamp()),
    at(386, 508, sofa()),
    at(456, 446, cushion('lamp'), 0.8),
    at(350, 446, cat(), 0.8),
    at(652, 508, bookshelf()),
    at(652, 244, plant(90), 0.7),
    at(386, 566, rug()),
    at(386, 562, table(190, 56)),
    at(386, 494, cup('sun'), 0.7),
  ].join(''),
)

const treads = [0, 1, 2, 3, 4].map((index) => ({ index, left: 250 + index * 84, top: 450 - index * 58 }))
const rail = 'M250 378L660 96'

export const stairsScene = room(
  treads
    .map(({ index, left, top }) =>
      shape(box(left, top, 84 * (5 - index) + 20, 508 - top, 4), index % 2 ? 'shade' : 'clay'),
    )
    .join('') +
    stroke(treads.map(({ left, top }) => `M${left + 34} ${top}v-92`).join('')) +
    stroke(rail, 13) +
    stroke(rail, 5, 'sun') +
    at(250, 230, clock(6, 30, 58)) +
    at(176, 508, plant(170)),
)

const hanger = (x: number, drawing: string, scale: number) =>
  at(x, -216, stroke('M0 -16v10') + at(0, -6, drawing, scale))

export const bedroomScene = room(
  [
    at(340, 330, archWindow('night', 150, 210)),
    patch(disc(364, 190, 20), 'lamp') + patch(disc(374, 184, 17), 'night'),
    at(336, 508, bed(), 0.9),
    at(420, 436, sleepingCat(), 0.62),
    at(
      636,
      508,
      wardrobe() + hanger(-44, dress('sun'), 0.42) + hanger(2, coat('sky'), 0.5) + hanger(46, belt(), 0.6),
      0.84,
    ),
    at(118, 508, shape(box(-36, -70, 72, 70, 6), 'clay') + stroke('M-36 -38h72M-4 -22h8')),
    at(118, 438, lamp(), 0.42),
  ].join(''),
  'shade',
)

import { cup, door, dress, kettle, mirror } from './belongings.ts'
import { cat, person } from './creatures.ts'
import { archWindow, lamp, plant, sofa, table } from './furniture.ts'
import { phone, shirt, signpost, steam, suitcase } from './goods.ts'
import { house } from './house.ts'
import { arch, at, disc, patch, picture, room, shape, stroke, type Tint } from './ink.ts'

const ana = (reach: 1 | -1 = 1) => person({ hair: 'bun', skin: 'clay', clothes: 'sun', reach })
const tom = (reach: 1 | -1 = -1) => person({ hair: 'short', skin: 'lamp', clothes: 'sky', reach })
const reed = (reach: 1 | -1 = -1) => person({ hair: 'gray', skin: 'lamp', clothes: 'mint', reach })

/** A speech bubble whose tail points down, to the left or to the right. */
const bubble = (tint: Tint, tail: 1 | -1, inside: string) =>
  shape(`M-92 -56q0 -52 92 -52t92 52t-92 52q-10 0 -20 -1l${tail * 34} 36l${tail * -6} -40q-66 -4 -66 -47z`, tint, 4) +
  inside

const dots = patch(disc(-36, -56, 8) + disc(0, -56, 8) + disc(36, -56, 8), 'ink')
const question = stroke('M-16 -76q0 -16 17 -16t16 15q0 13 -17 18v8', 7) + patch(disc(0, -36, 5), 'ink')

export const talkHello = room(
  at(400, 506, door(), 0.94) +
    at(216, 506, ana(), 1.14) +
    at(590, 506, tom(), 1.14) +
    at(222, 170, bubble('plaster', 1, dots), 0.9) +
    at(578, 170, bubble('lamp', -1, dots), 0.9),
)

export const talkTea = room(
  at(640, 330, archWindow()) +
    at(250, 506, reed(1), 1.14) +
    at(580, 506, ana(-1), 1.14) +
    at(414, 508, table(240, 110)) +
    at(372, 388, kettle(), 0.8) +
    at(476, 388, cup('brick'), 1.1) +
    at(474, 326, steam(), 0.8) +
    at(250, 170, bubble('plaster', 1, question), 0.9),
)

export const talkCat = room(
  at(250, 508, sofa('air')) +
    at(560, 506, tom(), 1.14) +
    at(690, 508, lamp()) +
    at(120, 508, cat(), 0.7) +
    at(560, 168, bubble('plaster', -1, at(2, -18, cat(), 0.46)), 1.1),
)

export const talkHelp = room(
  stroke('M150 508v-34h90v-34h90v-34h90v-34h90v-34h120', 9) +
    at(210, 472, ana(), 1) +
    at(330, 406, suitcase('brick'), 0.9) +
    at(600, 338, tom(), 0.84) +
    at(214, 160, bubble('lamp', 1, question), 0.86),
)

export const talkCafe = room(
  at(190, 352, archWindow('lamp', 150, 200)) +
    at(250, 506, ana(), 1.14) +
    at(560, 506, reed(), 1.14) +
    at(404, 508, table(190, 120)) +
    at(362, 378, cup('sky'), 1.1) +
    at(444, 378, cup('brick'), 1.1) +
    at(404, 312, steam()) +
    at(690, 508, plant(150)),
  'clay',
)

export const talkWay = room(
  at(640, 508, house({ wall: 'plaster', window: 'lamp', upper: 'air' }), 0.62) +
    at(404, 508, signpost(), 1.2) +
    at(190, 508, ana(), 1.08) +
    stroke('M120 548q160 24 300 -10t290 4', 6, 'brick') +
    at(196, 190, bubble('plaster', 1, question), 0.9),
  'air',
)

export const talkShop = room(
  stroke('M330 150h330M340 150v356M650 150v356', 7) +
    at(420, 160, dress('clay'), 0.84) +
    at(560, 356, shirt('mint'), 1) +
    at(216, 506, reed(1), 1.14) +
    at(726, 508, mirror(), 0.8) +
    at(210, 170, bubble('lamp', 1, question), 0.9),
)

export const talkPhone = room(
  patch(arch(220, 506, 260, 360), 'air') +
    patch(arch(580, 506, 260, 360), 'lamp') +
    at(206, 506, tom(1), 1.14) +
    at(594, 506, ana(-1), 1.14) +
    at(318, 392, phone(), 0.62) +
    at(484, 392, phone(), 0.62) +
    stroke('M350 330q50 -46 100 0', 5, 'brick') +
    at(206, 160, bubble('plaster', 1, dots), 0.8) +
    at(594, 160, bubble('plaster', -1, question), 0.8),
)

const cover = (ground: Tint, wall: Tint, drawing: string) =>
  picture(600, 800, patch(arch(300, 800, 500, 700), wall) + drawing + stroke('M0 700h600', 6), ground)

export const coverTalkOne = cover(
  'leaf',
  'mint',
  at(300, 700, door(), 1.06) +
    at(146, 700, ana(), 1.3) +
    at(462, 700, tom(), 1.3) +
    at(150, 320, bubble('plaster', 1, dots), 1.1) +
    at(452, 320, bubble('lamp', -1, dots), 1.1),
)

export const coverTalkTwo = cover(
  'sky',
  'air',
  at(440, 700, house({ wall: 'plaster', window: 'lamp', upper: 'sun' }), 0.62) +
    at(284, 700, signpost(), 1.5) +
    at(130, 700, reed(1), 1.3) +
    at(150, 320, bubble('plaster', 1, question), 1.1),
)

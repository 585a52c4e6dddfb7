import { bowl, cup } from './belongings.ts'
import { bookshelf } from './furniture.ts'
import { boat, glasses, loaf, melody, notebook, pencil, reel, steam, suitcase, tooth } from './goods.ts'
import { arch, at, box, patch, picture, shape, stroke, type Tint } from './ink.ts'

const stripes = (tint: Tint) =>
  [0, 1, 2, 3, 4, 5]
    .map((index) => shape(`M${60 + index * 60} 96h60v44q0 30 -30 30t-30 -30z`, index % 2 ? 'plaster' : tint, 4))
    .join('')

/** The window of a shop below its awning, with what it has. */
const shop = (tint: Tint, wall: Tint, thing: string) =>
  picture(
    480,
    400,
    patch(box(40, 60, 400, 340, 20), wall) +
      shape(arch(240, 352, 280, 230), 'plaster') +
      thing +
      stripes(tint) +
      shape(box(50, 66, 380, 32, 8), tint) +
      stroke('M20 354h440', 6),
    'shade',
  )

export const signBooks = shop('brick', 'clay', at(240, 350, notebook('sky'), 0.76))
export const signPaper = shop(
  'sun',
  'lamp',
  at(206, 346, pencil('brick'), 0.84, -8) + at(240, 346, pencil('leaf'), 0.84) + at(276, 346, pencil('sky'), 0.84, 8),
)
export const signShelf = shop('leaf', 'mint', at(240, 352, bookshelf(), 0.66))
export const signCafe = shop('brick', 'lamp', at(236, 346, cup('brick'), 2) + at(236, 246, steam()))
export const signTable = shop('sun', 'clay', at(240, 346, bowl(), 0.94) + at(240, 266, steam(), 1.1))
export const signBread = shop('brick', 'shade', at(240, 344, loaf(), 0.94))
export const signGlasses = shop('sky', 'air', at(240, 290, glasses(), 1.04))
export const signTooth = shop('leaf', 'air', at(240, 340, tooth(), 1.1))
export const signFilm = shop('night', 'night', at(240, 286, reel(), 0.94))
export const signMusic = shop('sky', 'lamp', at(228, 334, melody('brick'), 1.1))
export const signSuitcase = shop('sky', 'mint', at(240, 346, suitcase('brick'), 0.96))
export const signBoat = shop('leaf', 'air', at(240, 336, boat('brick'), 0.84))

import { apple, belt, bowl, cardboard, clock, door, dress, egg, key, shoe, umbrella } from './belongings.ts'
import { cat, catHead, person } from './creatures.ts'
import { armchair, chair, lamp, table } from './furniture.ts'
import { arch, at, box, disc, patch, picture, shape, stroke, type Tint } from './ink.ts'

/** A small picture: one thing before its arch. */
export const vignette = (drawing: string, wall: Tint = 'shade') =>
  picture(480, 400, patch(arch(240, 340, 340, 300), wall) + stroke('M36 342h60M116 342h328') + drawing)

export const catUnderTable = vignette(at(240, 342, table(320, 196)) + at(232, 340, cat(), 0.95))
export const catOnChair = vignette(at(240, 342, chair(), 1.25) + at(240, 232, cat(), 0.8))
export const catInBox = vignette(at(240, 300, catHead(), 1.15) + at(240, 340, cardboard(), 1.25))
export const keyAndUmbrella = vignette(at(128, 96, key(), 1.1, 12) + at(308, 306, umbrella(), 0.98))
export const halfPastSeven = vignette(at(240, 190, clock(7, 30, 108)), 'air')

export const apples = vignette(
  at(240, 342, table(400, 110)) +
    at(
      206,
      218,
      [-62, -20, 22, 64]
        .map((x, index) => at(x, -66 - (index % 2) * 20, apple(index % 2 ? 'mint' : 'brick')))
        .join('') + bowl(),
      0.95,
    ) +
    at(374, 220, egg(), 0.9),
)

export const friends = vignette(
  at(240, 340, door(), 0.85) +
    at(146, 338, person({ hair: 'bun', skin: 'clay', clothes: 'sun', reach: 1 }), 0.96) +
    at(336, 338, person({ hair: 'short', skin: 'lamp', clothes: 'sky', reach: -1 }), 0.96),
)

const peg = (x: number) => shape(box(x - 6, 70, 12, 34, 4), 'brick', 3)

export const clothes = vignette(
  stroke('M30 82q210 26 420 0', 4) +
    at(146, 96, dress('sun'), 0.86) +
    at(268, 100, belt(), 0.96) +
    at(338, 166, stroke('M0 -84v30M60 -86v30', 3) + shoe() + at(46, 4, shoe()), 0.86) +
    [114, 178, 268, 338, 390].map(peg).join(''),
  'air',
)

const reader = () =>
  stroke('M-26 -64l40 30v40M6 -64l44 26v46', 13) +
  shape('M-34 -170q30 -16 60 0l16 110h-92z', 'sun') +
  shape(disc(-2, -208, 33), 'clay') +
  shape(disc(-26, -246, 16), 'ink', 4) +
  shape('M-36 -206q-6 -46 34 -46t34 40q-12 -20 -34 -18t-34 24z', 'ink', 4) +
  patch(disc(8, -204, 3.5) + disc(24, -204, 3.5), 'ink') +
  stroke('M8 -190q8 6 14 0', 3.5) +
  shape('M50 -144l48 -26v62l-48 26l-22 -30v-58z', 'brick') +
  stroke('M-24 -146q20 60 62 34', 20) +
  stroke('M-24 -146q20 60 62 34', 11, 'sun')

export const reading = vignette(at(386, 342, lamp(), 1.05) + at(224, 340, armchair(), 1.3) + at(220, 336, reader()))

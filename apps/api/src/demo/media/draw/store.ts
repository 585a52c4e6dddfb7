import { clock, cup, key, umbrella } from './belongings.ts'
import { catHead, person } from './creatures.ts'
import { table } from './furniture.ts'
import { card, jug, mug, note, notebook, pencil, sheet, shirt, sock, steam, tote } from './goods.ts'
import { at, disc, shape, stroke } from './ink.ts'
import { vignette } from './vignettes.ts'

export const storeNotebook = vignette(at(224, 340, notebook('brick'), 1.08) + at(352, 338, pencil('sun'), 1, 14))

export const storePencils = vignette(
  at(180, 300, pencil('brick'), 1, -14) +
    at(222, 296, pencil('leaf'), 1, -4) +
    at(262, 296, pencil('sky'), 1, 6) +
    at(302, 302, pencil('sun'), 1, 16) +
    at(240, 340, jug(), 1.16),
  'lamp',
)

export const storeCards = vignette(
  at(150, 326, card('air', at(0, -104, key(), 0.5)), 1.1, -12) +
    at(240, 316, card('plaster', at(0, -10, catHead(), 0.62)), 1.1) +
    at(334, 326, card('mint', stroke('M-26 -48h52M-26 -74h52M-26 -100h30', 4)), 1.1, 12),
)

export const storeNotes = vignette(
  at(160, 210, note('lamp'), 1.15, -6) +
    at(296, 196, note('clay'), 1.15, 5) +
    at(212, 330, note('mint'), 1.15, 4) +
    at(348, 322, note('air'), 1.15, -5),
)

export const storeShirt = vignette(at(240, 330, shirt('clay'), 1.32))
export const storeSocks = vignette(at(186, 330, sock('sky'), 1.25) + at(290, 330, sock('sky'), 1.25), 'lamp')
export const storeTote = vignette(at(240, 340, tote('sun'), 1.18), 'air')
export const storeMug = vignette(at(232, 340, mug('brick'), 1.3) + at(232, 160, steam()), 'air')
export const storeUmbrella = vignette(at(240, 332, umbrella('brick'), 1.24))

export const storeKeyRing = vignette(
  stroke('M240 60v34', 7) +
    shape(disc(240, 118, 30), 'shade', 6) +
    at(222, 146, key('sun'), 1, 12) +
    at(262, 146, key('air'), 1, -12),
)

export const storeClock = vignette(at(240, 196, clock(6, 30, 104)), 'mint')

export const storeCoffee = vignette(
  at(240, 342, table(330, 110)) +
    at(176, 222, cup('sky'), 1.5) +
    at(306, 222, cup('brick'), 1.5) +
    at(176, 140, steam()) +
    at(306, 140, steam()),
  'lamp',
)

export const storeHour = vignette(
  at(240, 130, clock(5, 0, 54)) +
    at(132, 338, person({ hair: 'gray', skin: 'lamp', clothes: 'mint', reach: 1 })) +
    at(350, 338, person({ hair: 'short', skin: 'clay', clothes: 'brick', reach: -1 })),
)

export const storeSecondLook = vignette(at(226, 338, sheet(), 1.24) + at(350, 330, pencil('brick'), 1.05, 18), 'mint')

import { disc, patch, shape, stroke, type Tint } from './ink.ts'

const face = (x: number, y: number) =>
  patch(disc(x - 13, y, 6, 7) + disc(x + 13, y, 6, 7), 'lamp') +
  patch(disc(x - 13, y, 2.5, 5) + disc(x + 13, y, 2.5, 5), 'ink') +
  stroke(
    `M${x - 6} ${y + 15}q6 6 6 0q0 6 6 0M${x - 24} ${y + 12}l-20 -4M${x - 24} ${y + 17}l-19 4M${x + 24} ${y + 12}l20 -4M${x + 24} ${y + 17}l19 4`,
    2.5,
    'plaster',
  )

const head = 'M-36 -112l-4 -50l25 17q15 -5 30 0l25 -17l-4 50q0 34 -36 34t-36 -34z'

/** Pepper, sitting. */
export const cat = () =>
  stroke('M40 -8q52 6 50 -44q-2 -20 -14 -22', 15) +
  stroke('M40 -8q52 6 50 -44q-2 -20 -14 -22', 7, 'pepper') +
  shape('M-26 -92q-32 44 -20 92h92q12 -48 -20 -92z', 'pepper') +
  stroke('M-12 -2v-34M12 -2v-34', 4) +
  shape(head, 'pepper') +
  face(0, -112)

/** Only what shows above an edge. */
export const catHead = () => shape(head, 'pepper') + face(0, -112)

/** Pepper, asleep. */
export const sleepingCat = () =>
  shape('M-84 0q-14 -62 60 -66q96 -6 104 44q4 22 -14 22z', 'pepper') +
  stroke('M66 0q-40 6 -92 -6', 13) +
  stroke('M66 0q-40 6 -92 -6', 6, 'pepper') +
  shape('M-104 -26l-2 -42l20 14q13 -4 26 0l21 -14l-3 42q0 27 -31 27t-31 -27z', 'pepper') +
  stroke('M-90 -24q6 6 12 0M-66 -24q6 6 12 0', 3, 'plaster') +
  stroke('M16 -98h16l-16 18h16M50 -126h20l-20 22h20', 4)

const hair: Record<'bun' | 'short' | 'gray', string> = {
  bun: shape(disc(14, -246, 16), 'ink', 4) + shape('M-34 -206q-6 -46 34 -46t34 46q-12 -24 -34 -24t-34 24z', 'ink', 4),
  short: shape('M-33 -204q-8 -44 33 -46t33 40q-16 -16 -32 -14t-34 20z', 'brick', 4),
  gray:
    shape(disc(-12, -248, 15), 'shade', 4) + shape('M-34 -206q-6 -46 34 -46t34 46q-12 -24 -34 -24t-34 24z', 'shade', 4),
}

interface Looks {
  hair: keyof typeof hair
  skin: Tint
  clothes: Tint
  /** 1 stretches the right arm out, -1 the left one. */
  reach: 1 | -1
}

/** A standing person who reaches out a hand. */
export const person = ({ hair: style, skin, clothes, reach }: Looks) =>
  stroke('M-16 -60V-4h-14M16 -60V-4h14', 8) +
  stroke(`M${-reach * 28} -150q${-reach * 26} 34 ${-reach * 16} 78`, 20) +
  stroke(`M${-reach * 28} -150q${-reach * 26} 34 ${-reach * 16} 78`, 11, clothes) +
  shape('M-30 -166q30 -14 60 0q20 60 26 114h-112q6 -54 26 -114z', clothes) +
  stroke(`M${reach * 30} -150q${reach * 30} 34 ${reach * 74} 26`, 20) +
  stroke(`M${reach * 30} -150q${reach * 30} 34 ${reach * 74} 26`, 11, clothes) +
  shape(disc(0, -206, 33), skin) +
  hair[style] +
  patch(disc(reach * 4 - 9, -204, 3.5) + disc(reach * 4 + 15, -204, 3.5), 'ink') +
  stroke(`M${reach * 4 - 6} -190q9 8 18 0`, 3.5)

import { arch, box, disc, patch, shape, stroke, type Tint } from './ink.ts'

/** Every piece stands with the middle of its foot at (0, 0). */
export const sofa = (tint: Tint = 'clay') =>
  stroke('M-120 -8v12M120 -8v12', 9) +
  shape(box(-130, -138, 260, 110, 26), tint) +
  stroke('M0 -136v76') +
  shape(box(-140, -64, 280, 50, 14), tint) +
  shape(box(-168, -98, 44, 92, 20), tint) +
  shape(box(124, -98, 44, 92, 20), tint)

export const cushion = (tint: Tint = 'sun') => shape('M-30 0q-8 -28 0 -56q30 8 58 0q8 28 0 56q-28 -8 -58 0z', tint)

export const lamp = (lit: Tint = 'lamp') =>
  shape(disc(0, -4, 38, 9), 'brick') +
  stroke('M0 -12V-208') +
  shape('M-34 -268h68l26 70h-120z', lit) +
  stroke('M24 -196v34', 3)

export const table = (width = 200, height = 96) =>
  stroke(`M${24 - width / 2} ${-height}L${12 - width / 2} 0M${width / 2 - 24} ${-height}L${width / 2 - 12} 0`, 7) +
  shape(box(-width / 2, -height - 12, width, 20, 8), 'brick')

export const chair = () =>
  stroke('M-44 -76V0M44 -76V0', 7) +
  shape('M-48 -196q48 -24 96 0l-4 110h-88z', 'mint') +
  stroke('M-16 -196v92M16 -196v92', 4) +
  shape(box(-56, -90, 112, 20, 8), 'leaf')

export const armchair = () =>
  stroke('M-70 -6v10M70 -6v10', 9) +
  shape('M-70 -40v-120q0 -50 70 -50t70 50v120z', 'mint') +
  shape(box(-62, -70, 124, 54, 14), 'mint') +
  shape(box(-104, -112, 44, 106, 20), 'leaf') +
  shape(box(60, -112, 44, 106, 20), 'leaf')

const spines: [number, number, number, Tint][] = [
  [-56, -180, 50, 'brick'], [-40, -180, 42, 'sun'], [-24, -180, 54, 'air'], [10, -180, 48, 'mint'],
  [-54, -102, 46, 'sky'], [-20, -102, 54, 'clay'], [-4, -102, 44, 'leaf'], [34, -102, 50, 'sun'],
  [-54, -22, 52, 'mint'], [-38, -22, 44, 'brick'], [12, -22, 52, 'lamp'], [28, -22, 46, 'air'],
] // oxfmt-ignore

export const bookshelf = () =>
  shape(box(-72, -260, 144, 260, 8), 'shade') +
  stroke('M-72 -180h144M-72 -102h144M-72 -22h144') +
  spines.map(([x, y, height, tint]) => shape(box(x, y - height, 15, height, 3), tint, 4)).join('')

export const archWindow = (view: Tint = 'air', width = 130, height = 190) =>
  shape(arch(0, 0, width, height), view) +
  stroke(`M0 0V${-height}M${-width / 2} ${-height * 0.42}h${width}`, 4) +
  shape(box(-width / 2 - 12, 0, width + 24, 14, 5), 'shade')

export const plant = (height = 120) =>
  stroke(`M0 -50V${-height + 20}`) +
  shape(`M0 -${height - 40}q-54 -6 -58 -56q52 2 58 56z`, 'leaf', 4) +
  shape(`M0 -${height - 56}q54 -10 54 -62q-50 6 -54 62z`, 'mint', 4) +
  shape(`M0 -${height - 14}q-20 -34 0 -66q22 32 0 66z`, 'leaf', 4) +
  shape('M-38 -58h76l-12 58h-52z', 'brick')

export const rug = () => shape('M-150 0l28 -30h244l28 30z', 'air') + stroke('M-112 -9h224M-104 -20h208', 3)

export const frame = (tint: Tint = 'air') =>
  shape(box(-44, -70, 88, 70, 4), tint, 4) + stroke('M-30 -16l22 -26l16 16l12 -12l14 22', 4)

export const shelf = (width: number) => shape(box(-width / 2, -10, width, 12, 4), 'brick')

export const bed = () =>
  shape('M-180 0v-150q0 -20 20 -20h10q20 0 20 20v150z', 'brick') +
  shape(box(-142, -78, 310, 62, 16), 'plaster') +
  shape('M-60 -84q120 -24 232 0v56q0 14 -14 14h-218z', 'air') +
  shape(box(-128, -110, 82, 42, 18), 'lamp') +
  stroke('M-20 -84v58M50 -90v62M120 -88v60', 3) +
  shape(box(156, -96, 22, 96, 9), 'brick')

export const wardrobe = () =>
  patch(box(-92, -280, 184, 280, 8), 'night') +
  shape(box(-92, -280, 184, 280, 8), 'clay') +
  patch(box(-72, -262, 144, 244, 4), 'night') +
  stroke('M-72 -232h144', 4, 'plaster') +
  shape('M-92 -280l-62 26v268l62 -14z', 'clay') +
  shape('M92 -280l62 26v268l-62 -14z', 'clay') +
  stroke('M-140 -110v18M140 -110v18')

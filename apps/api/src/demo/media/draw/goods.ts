import { arch, box, disc, patch, shape, stroke, type Tint } from './ink.ts'

/** Things of the store; each stands with the middle of its foot at (0, 0). */
export const notebook = (tint: Tint) =>
  shape(box(-82, -216, 164, 216, 12), tint) +
  stroke('M-54 -212V-4', 4) +
  shape(arch(18, -70, 72, 96), 'lamp', 4) +
  stroke('M30 -104v2M-20 -40h76', 5)

export const pencil = (tint: Tint) =>
  shape('M-12 -176h24v140l-12 36l-12 -36z', tint, 4) +
  stroke('M-12 -36h24M0 -8v6', 4) +
  shape(box(-12, -196, 24, 22, 6), 'clay', 4)

export const jug = () => shape('M-58 -96h116l-10 96h-96z', 'air') + stroke('M-54 -60h108M58 -84q40 0 34 34t-40 22', 5)

export const card = (tint: Tint, drawing: string) => shape(box(-58, -150, 116, 150, 12), tint, 4) + drawing

export const note = (tint: Tint) =>
  shape('M-44 -88h88v66l-22 22h-66z', tint, 4) + stroke('M22 0v-22h22M-24 -62h48M-24 -40h32', 4)

export const shirt = (tint: Tint) =>
  shape('M-34 -196q34 26 68 0l58 30l-22 54l-28 -12v124h-84v-124l-28 12l-22 -54z', tint) +
  shape(arch(0, -52, 46, 64), 'lamp', 4) +
  stroke('M10 -78v2', 6)

export const sock = (tint: Tint) =>
  shape('M-24 -150h52v88l34 30q12 32 -18 32h-42q-34 -10 -30 -50z', tint) + stroke('M-24 -126h52M-26 -40q22 6 26 34', 4)

export const tote = (tint: Tint) =>
  stroke('M-40 -140q0 -84 40 -84t40 84', 6) +
  shape('M-84 -146h168l-12 146h-144z', tint) +
  shape(arch(0, -32, 62, 84), 'plaster', 4) +
  stroke('M0 -32v-84M14 -70v2', 4)

export const sheet = () =>
  shape('M-70 -190h108l32 32v158h-140z', 'plaster') +
  stroke('M38 -190v32h32M-44 -140h64M-44 -112h88M-44 -84h70', 4) +
  stroke('M-44 -48q22 -20 36 0t40 -6', 5, 'brick')

export const steam = () => stroke('M-16 0q-12 -14 0 -28t0 -28M16 0q-12 -14 0 -28t0 -28', 4)

export const mug = (tint: Tint) =>
  stroke('M62 -96q44 -4 40 34t-50 26', 9) +
  shape('M-66 -130h132l-8 130h-116z', tint) +
  shape(arch(0, -26, 54, 76), 'lamp', 4) +
  stroke('M12 -54v2', 6)

export const suitcase = (tint: Tint) =>
  stroke('M-30 -120v-30h60v30', 7) +
  shape(box(-86, -122, 172, 118, 16), tint) +
  stroke('M-48 -120v114M48 -120v114M-60 0v4M60 0v4', 5)

export const loaf = () =>
  shape('M-96 0q-22 -72 34 -82q62 -18 124 0q56 10 34 82z', 'sun') +
  stroke('M-44 -70l22 40M-6 -78l22 40M32 -74l22 40', 4)

export const glasses = () =>
  shape(disc(-46, 0, 38), 'air') +
  shape(disc(46, 0, 38), 'air') +
  stroke('M-8 -6q8 -8 16 0M-84 -8l-22 -12M84 -8l22 -12', 5)

export const tooth = () =>
  shape(
    'M-52 -104q30 -22 52 -4q22 -18 52 4q20 44 -10 104q-22 6 -26 -44q-16 -16 -32 0q-4 50 -26 44q-30 -60 -10 -104z',
    'plaster',
  ) + stroke('M-30 -86q10 -10 22 -6', 4)

export const reel = () =>
  shape(disc(0, 0, 62), 'night') +
  [0, 1, 2, 3, 4]
    .map((turn) =>
      patch(disc(Math.round(Math.sin(turn * 1.2566) * 34), Math.round(-Math.cos(turn * 1.2566) * 34), 13), 'lamp'),
    )
    .join('') +
  patch(disc(0, 0, 7), 'lamp')

export const melody = (tint: Tint) =>
  shape(disc(-34, -10, 20, 15), tint, 4) +
  shape(disc(44, -26, 20, 15), tint, 4) +
  stroke('M-14 -12v-92l78 -16v92M-14 -84l78 -16', 6)

export const boat = (tint: Tint) =>
  shape('M-96 -34h192l-34 34h-124z', tint) +
  shape('M-6 -44v-110l74 110z', 'plaster') +
  shape('M-14 -44v-80l-50 80z', 'lamp', 4) +
  stroke('M-120 8q20 -14 40 0t40 0t40 0t40 0t40 0t40 0', 5, 'sky')

export const phone = () =>
  shape(box(-42, -150, 84, 150, 16), 'night') +
  shape(box(-32, -134, 64, 104, 6), 'air', 3) +
  patch(disc(0, -15, 7), 'lamp')

export const signpost = () =>
  stroke('M0 0v-250', 9) +
  shape('M-8 -238h112l26 24l-26 24h-112z', 'sun') +
  shape('M8 -176h-104l-26 24l26 24h104z', 'air') +
  stroke('M20 -214h58M-6 -152h-56', 4)

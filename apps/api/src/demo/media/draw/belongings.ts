import { arch, box, disc, patch, shape, stroke, type Tint } from './ink.ts'

/** A key that hangs from its ring. */
export const key = (tint: Tint = 'sun') =>
  shape('M-8 40h16v96h26v16h-14v14h14v16h-26v10h-16z', tint) +
  shape(disc(0, 14, 34), tint) +
  shape(disc(0, 8, 13), 'plaster', 4)

export const umbrella = (tint: Tint = 'sky') =>
  stroke('M0 -190V-22q0 20 -18 20t-18 -20', 7) +
  shape(
    'M-130 -96q10 -104 130 -104t130 104q-22 -24 -44 0q-20 -24 -43 0q-21 -24 -43 0q-22 -24 -43 0q-22 -24 -44 0q-21 -24 -43 0z',
    tint,
  ) +
  stroke('M0 -198q-42 34 -43 100M0 -198q42 34 43 100M0 -200v-14', 4)

export const closedUmbrella = (tint: Tint = 'sky') =>
  shape('M0 0l-22 -128q22 12 44 0z', tint) + stroke('M0 -128v-40q0 -20 17 -20t17 20M0 0v-120', 5)

export const coat = (tint: Tint) =>
  shape('M-18 0q18 12 36 0l40 26l22 96l-26 8l-10 -44v120h-88v-120l-10 44l-26 -8l22 -96z', tint) +
  stroke('M0 6v198M-24 120h12M12 120h12', 4)

export const hat = (tint: Tint) => shape('M-34 24q-4 -46 34 -46t34 46z', tint) + shape(box(-54, 22, 108, 14, 7), tint)

export const mirror = () =>
  shape(arch(0, 0, 150, 250), 'sun', 6) +
  shape(arch(0, -14, 122, 220), 'air') +
  stroke('M-30 -120l44 -54M-14 -92l30 -36', 4, 'plaster')

export const hook = () => stroke('M0 0v16q0 12 12 12t12 -12', 5)

export const fridge = () =>
  shape(box(-66, -280, 132, 276, 18), 'air') + stroke('M-66 -176h132M-44 -204v-40M-44 -152v52M-46 -4v8M46 -4v8')

export const stove = () =>
  shape(box(-74, -124, 148, 120, 8), 'clay') +
  shape(box(-54, -82, 108, 60, 8), 'lamp') +
  stroke('M-50 -104h4M-18 -104h4M14 -104h4M46 -104h4M-74 -124h148', 8) +
  stroke('M-34 -52q0 -18 17 -18M-8 -52q0 -18 17 -18', 3)

export const kettle = () =>
  shape('M-44 0q-10 -62 44 -64q54 2 44 64z', 'brick') +
  stroke('M-30 -66q30 -50 60 0', 6) +
  shape('M42 -26q22 -8 30 -34l14 6q-10 40 -42 52z', 'brick', 4) +
  stroke('M92 -76q12 -14 0 -28q-12 -14 0 -28', 4)

export const jar = (tint: Tint) =>
  shape(box(-20, -52, 40, 52, 9), tint, 4) + shape(box(-16, -66, 32, 14, 4), 'shade', 4)

export const apple = (tint: Tint) =>
  shape('M0 -48q-34 -18 -36 16q2 32 24 32q8 0 12 -4q4 4 12 4q22 0 24 -32q-2 -34 -36 -16z', tint, 4) +
  stroke('M0 -48q0 -14 10 -20', 4)

export const bowl = () =>
  shape('M-110 -70h220q-8 70 -72 70h-76q-64 0 -72 -70z', 'sky') + stroke('M-84 -44q6 18 18 26', 4, 'plaster')

export const egg = () => shape('M0 -66q-30 14 -30 42t30 28t30 -28t-30 -42z', 'lamp', 4)

export const cup = (tint: Tint) => stroke('M22 -34q22 -2 20 14t-24 12', 5) + shape('M-26 -44h52l-6 44h-40z', tint, 4)

const hand = (turns: number, length: number) =>
  `M0 0L${Math.round(Math.sin(turns * 2 * Math.PI) * length)} ${Math.round(-Math.cos(turns * 2 * Math.PI) * length)}`

/** A wall clock that shows a time. */
export function clock(hours: number, minutes: number, radius = 60): string {
  const marks = Array.from({ length: 12 }, (_, index) => {
    const [x, y] = [Math.sin((index * Math.PI) / 6), -Math.cos((index * Math.PI) / 6)]
    const inner = index % 3 === 0 ? 0.74 : 0.82
    const point = (share: number) => `${Math.round(x * radius * share)} ${Math.round(y * radius * share)}`
    return `M${point(inner)}L${point(0.88)}`
  })
  return (
    shape(disc(0, 0, radius * 1.14), 'brick') +
    shape(disc(0, 0, radius), 'plaster', 4) +
    stroke(marks.join(''), 4) +
    stroke(hand((hours + minutes / 60) / 12, radius * 0.46), radius / 8) +
    stroke(hand(minutes / 60, radius * 0.74), radius / 12) +
    patch(disc(0, 0, radius / 11), 'brick')
  )
}

export const dress = (tint: Tint) =>
  shape('M-40 0l16 0q24 30 48 0h16l10 70l44 132q-94 28 -188 0l44 -132z', tint) +
  stroke('M-50 72q50 14 100 0M-40 110l-18 82M40 110l18 82M0 116v92', 4)

export const belt = () =>
  shape('M-14 0h28v186l-14 18l-14 -18z', 'brick') +
  shape(box(-22, 14, 44, 44, 8), 'sun') +
  stroke('M0 36v20M0 92v1M0 118v1M0 144v1', 6)

export const shoe = () =>
  shape('M-52 0v-58h36q10 30 62 34q14 6 12 24z', 'plaster', 5) + stroke('M-52 -12h106M-22 -46l12 -8M-12 -34l12 -8', 4)

export const cardboard = () =>
  shape('M-92 -100h184l-12 100h-160z', 'sun') +
  shape('M-92 -100l-40 30M92 -100l40 30', 'plaster') +
  stroke('M-10 -40h44M-10 -24h30', 4)

/** The front door of number 7. */
export const door = () =>
  shape(arch(0, 0, 214, 386), 'shade', 6) +
  shape(arch(0, 0, 174, 350), 'brick', 5) +
  stroke('M-58 -40v-92h46v92zM12 -40v-92h46v92z', 4) +
  shape(arch(0, -226, 96, 72), 'lamp', 4) +
  stroke('M-17 -190h34l-22 40', 7, 'plaster') +
  shape(disc(62, -158, 9), 'sun', 4)

import { apple, bowl, clock, closedUmbrella, coat, door, fridge, key, stove } from './belongings.ts'
import { cat, sleepingCat } from './creatures.ts'
import { archWindow, bed, bookshelf, lamp, plant, sofa, table } from './furniture.ts'
import { arch, at, box, disc, palette, patch, picture, shape, stroke, type Tint } from './ink.ts'

const badge = (number: number, x: number, y: number) =>
  at(
    x,
    y,
    shape(arch(0, 0, 44, 56), 'brick', 4) +
      `<text x="0" y="-12" text-anchor="middle" font-family="'Atkinson Hyperlegible Next', Verdana, sans-serif" font-weight="700" font-size="28" fill="${palette.plaster}">${number}</text>`,
  )

const chamber = (x: number, y: number, width: number, tint: Tint, drawing: string) =>
  shape(box(x, y, width, 200, 4), tint) + at(x + width / 2, y + 198, drawing)

const stairway = stroke('M-150 0v-36h44v-36h44v-36h44v-36h44v-54', 7)

/** The house cut open: six rooms, and the walk through all of them. */
export const houseMap = picture(
  1000,
  1000,
  [
    shape('M500 46L906 276H94z', 'brick', 6),
    shape(box(690, 92, 64, 130, 4), 'clay'),
    shape(disc(500, 190, 44), 'lamp') + stroke('M456 190h88M500 146v88', 4),
    chamber(140, 280, 360, 'air', at(0, 0, bed(), 0.86) + at(60, -60, sleepingCat(), 0.6)),
    chamber(
      500,
      280,
      360,
      'shade',
      at(90, -64, archWindow('lamp', 96, 120)) + at(-110, 0, plant(130)) + at(-10, -150, clock(6, 30, 26)),
    ),
    chamber(140, 484, 360, 'shade', at(-20, 0, sofa(), 0.8) + at(-30, -50, cat(), 0.62) + at(142, 0, lamp(), 0.68)),
    chamber(500, 484, 360, 'mint', stairway + at(126, 0, bookshelf(), 0.6)),
    chamber(
      140,
      688,
      360,
      'lamp',
      at(-110, 0, door(), 0.47) +
        at(30, -180, coat('leaf'), 0.68) +
        at(92, -170, key(), 0.5) +
        at(140, 0, closedUmbrella(), 0.8),
    ),
    chamber(
      500,
      688,
      360,
      'shade',
      at(-120, 0, fridge(), 0.66) +
        at(-22, 0, stove(), 0.86) +
        at(104, 0, table(150, 70)) +
        at(104, -80, at(-30, -44, apple('brick'), 0.8) + at(26, -44, apple('mint'), 0.8) + bowl(), 0.5),
    ),
    stroke('M40 890h920', 6),
    `<g stroke-dasharray="2 18">${stroke('M60 868H560q270 -6 250 -96q-10 -40 -150 -60q-220 -30 -380 -36q-60 -4 -60 -20q60 -20 330 -10q150 6 150 -70q0 -120 -60 -170q-60 -30 -330 46', 8, 'brick')}</g>`,
    badge(1, 182, 752) +
      badge(2, 308, 752) +
      badge(3, 826, 752) +
      badge(4, 182, 548) +
      badge(5, 826, 548) +
      badge(6, 182, 344),
    at(78, 890, plant(110)) + at(926, 890, plant(150)),
  ].join(''),
)

const pane = (x: number, y: number, tint: Tint) => at(x, y, archWindow(tint, 84, 124))

interface HouseLooks {
  wall: Tint
  window: Tint
  upper: Tint
}

/** The school's house from the street; its foot is at (0, 0). */
export const house = ({ wall, window, upper }: HouseLooks) =>
  shape(box(96, -560, 56, 130, 4), 'clay') +
  shape('M-230 0v-340h460v340z', wall, 6) +
  shape('M0 -560L276 -330H-276z', 'brick', 6) +
  shape(disc(0, -412, 36), upper) +
  stroke('M-36 -412h72M0 -448v72', 4) +
  pane(-142, -196, upper) +
  pane(0, -196, upper) +
  pane(142, -196, upper) +
  pane(-146, -34, window) +
  pane(146, -34, window) +
  at(0, 0, door(), 0.44)

const lantern = () =>
  stroke('M0 0v-150', 8) +
  shape('M-26 -150h52l10 -56h-72z', 'lamp') +
  shape('M-44 -206h88l-44 -30z', 'brick') +
  shape(box(-22, -12, 44, 14, 5), 'brick')

const stars = [[250, 110], [60, 70], [300, 110], [430, 60], [520, 150], [70, 250], [540, 270]] as const // oxfmt-ignore

export const coverOne = picture(
  600,
  800,
  patch(arch(300, 800, 520, 720), 'clay') +
    at(300, 690, house({ wall: 'plaster', window: 'lamp', upper: 'air' })) +
    patch('M0 690h600v110h-600z', 'plaster') +
    stroke('M0 690h600', 6) +
    stroke('M258 690q-30 60 -90 110M342 690q30 60 90 110', 5) +
    at(56, 740, plant(150), 1.1) +
    at(544, 740, plant(130), 1.1),
  'brick',
)

export const coverTwo = picture(
  600,
  800,
  patch(arch(300, 800, 520, 720), 'night') +
    stars.map(([x, y]) => patch(disc(x, y, 4), 'lamp')).join('') +
    patch(disc(120, 168, 46), 'lamp') +
    patch(disc(140, 156, 40), 'ink') +
    at(300, 690, house({ wall: 'shade', window: 'sun', upper: 'sun' })) +
    patch('M0 690h600v110h-600z', 'leaf') +
    stroke('M0 690h600', 6) +
    at(64, 760, lantern()) +
    at(536, 760, lantern()) +
    at(196, 776, plant(100), 0.8) +
    at(404, 776, plant(100), 0.8),
  'ink',
)

import { describe, expect, it } from 'vitest'
import { isSame } from './compare.ts'
import { shrink, type Raster } from './raster.ts'

type Colour = readonly [number, number, number]
interface Box {
  x: number
  y: number
  width: number
  height: number
  colour: Colour
}

const plaster: Colour = [250, 246, 240]

function drawing(...boxes: Box[]): Raster {
  const [width, height] = [120, 80]
  const data = new Uint8Array(width * height * 3)
  for (const { x, y, colour, ...size } of [{ x: 0, y: 0, width, height, colour: plaster }, ...boxes])
    for (let row = y; row < y + size.height; row++)
      for (let column = x; column < x + size.width; column++) data.set(colour, (row * width + column) * 3)
  return shrink({ data, width, height }, 2)
}

const button: Box = { x: 20, y: 20, width: 60, height: 24, colour: [180, 71, 47] }

describe('pictures are the same', () => {
  it('where nothing differs', () => {
    expect(isSame(drawing(button), drawing(button))).toBe(true)
  })

  it('where an edge is a little softer', () => {
    const edge: Box = { x: 20, y: 19, width: 60, height: 1, colour: [232, 203, 192] }
    expect(isSame(drawing(button), drawing(button, edge))).toBe(true)
  })

  it('where a colour is off by what a palette loses', () => {
    expect(isSame(drawing(button), drawing({ ...button, colour: [183, 70, 46] }))).toBe(true)
  })
})

describe('pictures differ', () => {
  it.each<[string, Box[]]>([
    ['when a box is four pixels further', [{ ...button, x: 24 }]],
    ['when a box is of another colour', [{ ...button, colour: [153, 58, 37] }]],
    ['when a box is gone', []],
    ['when a thin line is there', [button, { x: 0, y: 60, width: 120, height: 1, colour: [205, 189, 165] }]],
    [
      'when a thin frame is of another hue',
      [button, ...[8, 28].map((y) => ({ x: 96, y, width: 16, height: 1, colour: [0, 183, 255] as const }))],
    ],
    ['when the ground is a little darker', [{ x: 0, y: 0, width: 120, height: 80, colour: [243, 236, 225] }, button]],
    [
      'when a sign of six pixels is of another colour',
      [button, { x: 100, y: 10, width: 6, height: 6, colour: [47, 125, 79] }],
    ],
  ])('%s', (_what, boxes) => {
    expect(isSame(drawing(button), drawing(...boxes))).toBe(false)
  })

  it('when one is taller', () => {
    const { data, width, height } = drawing(button)
    expect(isSame(drawing(button), { data: data.slice(width * 3), width, height: height - 1 })).toBe(false)
  })
})

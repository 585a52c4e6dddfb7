import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { isSame } from './compare.ts'
import type { Raster } from './raster.ts'
import { asKept, decodeSheet, encodeSheet, type Pictures } from './sheet.ts'

type Color = readonly [number, number, number]
interface Box {
  x: number
  y: number
  width: number
  height: number
  colors: Record<'light' | 'dark', Color>
}

const ground = { light: [250, 246, 240], dark: [28, 25, 23] } as const
const accent = { light: [180, 71, 47], dark: [224, 122, 95] } as const
const folder = mkdtempSync(join(tmpdir(), 'sheet-'))
const hash = Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8)

function drawing(mode: 'light' | 'dark', width: number, boxes: readonly Box[]): Raster {
  const height = 40
  const data = new Uint8Array(width * height * 3)
  for (const { x, y, colors, ...size } of [{ x: 0, y: 0, width, height, colors: ground }, ...boxes])
    for (let row = y; row < y + size.height; row++)
      for (let column = x; column < x + size.width; column++) data.set(colors[mode], (row * width + column) * 3)
  return { data, width, height }
}

const story = (...boxes: Box[]): Pictures =>
  new Map([
    ['desktop-light', drawing('light', 100, boxes)],
    ['desktop-dark', drawing('dark', 100, boxes)],
    ['phone-dark', drawing('dark', 60, boxes)],
    ['phone-light', drawing('light', 60, boxes)],
  ])

const differing = (some: Pictures, others: Pictures) =>
  [...others].flatMap(([look, picture]) => (isSame(some.get(look) ?? empty, picture) ? [] : [look]))
const empty: Raster = { data: new Uint8Array(0), width: 0, height: 0 }

async function kept(pictures: Pictures) {
  const file = join(folder, 'story.webp')
  writeFileSync(file, await encodeSheet({ hash, pictures }))
  return decodeSheet(file)
}

const button: Box = { x: 10, y: 10, width: 30, height: 12, colors: accent }
const sign: Box = { x: 50, y: 30, width: 3, height: 3, colors: { light: [47, 125, 79], dark: [120, 190, 150] } }
const line: Box = { x: 10, y: 30, width: 20, height: 1, colors: { light: [240, 236, 230], dark: [38, 35, 33] } }
/** Simulates antialiased edges: every pixel has its own colour. */
const edges = Array.from({ length: 40 }, (_, index): Box => {
  const shade = (from: number, to: number) => Math.round(from + ((to - from) * index) / 40)
  const colors = {
    light: [shade(250, 30), shade(246, 25), shade(240, 20)],
    dark: [shade(28, 240), shade(25, 240), 240],
  } as const
  return { x: 10 + index, y: 2 + (index % 2), width: 1, height: 1, colors }
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('a sheet', () => {
  it('holds the hash and every look at its size', async () => {
    const pictures = story(button, sign, line)
    const sheet = await kept(pictures)
    expect([...sheet.hash]).toEqual([...hash])
    expect(sheet.pictures).toEqual(pictures)
  })

  it('is read as it is held against what is drawn', async () => {
    const pictures = story(button, ...edges)
    expect((await kept(pictures)).pictures).toEqual(asKept(pictures))
  })

  it('is the same as what was drawn, in edges of letters too', () => {
    const pictures = story(button, ...edges)
    expect(differing(asKept(pictures), pictures)).toEqual([])
  })

  it('keeps looks of one width that differ in height', async () => {
    const pictures = new Map(story(button))
    const taller: Raster = { data: new Uint8Array(60 * 50 * 3).fill(9), width: 60, height: 50 }
    pictures.set('phone-dark', taller)
    const read = (await kept(pictures)).pictures
    expect(differing(read, pictures)).toEqual([])
    expect(read.get('phone-dark')?.height).toBe(50)
  })

  it('keeps two colours apart that are alike in light alone', async () => {
    const same = { light: accent.light, dark: [10, 200, 220] } as const
    const sheet = await kept(story(button, { ...sign, colors: same }))
    const dark = sheet.pictures.get('desktop-dark')
    expect([...(dark?.data.subarray((30 * 100 + 50) * 3).subarray(0, 3) ?? [])]).toEqual([...same.dark])
  })

  it.each<[string, Box[]]>([
    ['a thin line', [button, ...edges, line]],
    ['a small sign', [button, ...edges, sign]],
  ])('differs from one with %s', (_what, boxes) => {
    const [before, now] = [asKept(story(button, ...edges)), asKept(story(...boxes))]
    const [one, other] = [before.get('desktop-light'), now.get('desktop-light')]
    expect(one && other && isSame(one, other)).toBe(false)
  })
})

import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { looks } from './looks.ts'
import { quantize, type ColorPair, type Indexed } from './quantize.ts'
import { channels, crop, paste, readRaster, type Raster } from './raster.ts'

/** The screenshots of a story by the name of their look. */
export type Pictures = ReadonlyMap<string, Raster>

/** The stored baseline of a story. */
export interface Sheet {
  /** Hash of the screenshots: if it is equal, nothing needs to be compared. */
  hash: Uint8Array
  pictures: Pictures
}

export const hashBytes = 8

/** A WebP palette has 256 colours: two for each pair, and those of the header. */
const mostPairs = 120
/** The header stores the number of pairs, the hash, and width and height of each look. */
const headerPixels = Math.ceil((1 + hashBytes + looks.length * 4) / channels)

type Mode = (typeof looks)[number]['mode']
type Size = Pick<Raster, 'width' | 'height'>

const inMode = (mode: Mode) => looks.filter((look) => look.mode === mode).toSorted((a, b) => b.width - a.width)

/** The position of each look in the column of its mode: a width is at the same place in light and in dark. */
function placesOf(sizes: ReadonlyMap<string, Size>) {
  let [height, width] = [0, 0]
  const tops = new Map<string, number>()
  for (const { width: window } of inMode('light')) {
    const same = looks.filter((look) => look.width === window).flatMap(({ name }) => ({ name, ...sizes.get(name) }))
    for (const { name } of same) tops.set(name, height)
    height += Math.max(...same.map((one) => one.height ?? 0))
    width = Math.max(width, ...same.map((one) => one.width ?? 0))
  }
  return { tops, width, height }
}

function columnOf(mode: Mode, pictures: Pictures): Raster {
  const { tops, width, height } = placesOf(pictures)
  const column: Raster = { data: new Uint8Array(width * height * channels), width, height }
  for (const { name } of inMode(mode)) {
    const picture = pictures.get(name)
    if (picture) paste(picture, column, tops.get(name) ?? 0)
  }
  return column
}

function cutColumn(mode: Mode, column: Raster, sizes: ReadonlyMap<string, Size>): [string, Raster][] {
  const { tops } = placesOf(sizes)
  return inMode(mode).map(({ name }) => [
    name,
    crop(column, tops.get(name) ?? 0, sizes.get(name) ?? { width: 0, height: 0 }),
  ])
}

const lightOf = ([red, green, blue]: ColorPair) => [red, green, blue]
const darkOf = (pair: ColorPair) => pair.slice(channels)
const keyOf = (data: ArrayLike<number>, at: number) =>
  ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)

/** Makes the light colours of all pairs unique, where needed by a step of blue: the decoder uses them as the index. */
function distinct(pairs: readonly ColorPair[]): ColorPair[] {
  const taken = new Set<number>()
  return pairs.map(([red, green, blue, ...dark]) => {
    const step = blue > 127 ? -1 : 1
    let free = blue
    while (taken.has(keyOf([red, green, free], 0))) free += step
    taken.add(keyOf([red, green, free], 0))
    return [red, green, free, ...dark]
  })
}

function reduced(pictures: Pictures): Indexed {
  const { indexes, pairs } = quantize(columnOf('light', pictures), columnOf('dark', pictures), mostPairs)
  return { indexes, pairs: distinct(pairs) }
}

function paint(indexes: Uint8Array, colors: readonly (readonly number[])[], width: number): Raster {
  const data = new Uint8Array(indexes.length * channels)
  const bytes = Uint8Array.from(colors.flat())
  for (let index = 0; index < indexes.length; index++)
    for (let channel = 0; channel < channels; channel++)
      data[index * channels + channel] = bytes[(indexes[index] ?? 0) * channels + channel] ?? 0
  return { data, width, height: indexes.length / width }
}

/** Returns pictures as they would be decoded after storing (lossy). */
export function asKept(pictures: Pictures): Pictures {
  const { indexes, pairs } = reduced(pictures)
  const { width } = placesOf(pictures)
  return new Map([
    ...cutColumn('light', paint(indexes, pairs.map(lightOf), width), pictures),
    ...cutColumn('dark', paint(indexes, pairs.map(darkOf), width), pictures),
  ])
}

/**
 * Encodes all screenshots of a story as one picture: the light ones below each other, above them a header of pixels
 * with the hash, the sizes, and the dark colour of each light one. Light and dark share their shapes, so that dark
 * costs its colours alone.
 */
export function encodeSheet({ hash, pictures }: Sheet): Promise<Buffer> {
  const { indexes, pairs } = reduced(pictures)
  const { width, height } = placesOf(pictures)
  const sizes = looks.flatMap(({ name }) => {
    const { width: wide = 0, height: high = 0 } = pictures.get(name) ?? {}
    return [wide >> 8, wide & 255, high >> 8, high & 255]
  })
  const rows = Math.ceil((headerPixels + pairs.length * 2) / width)
  const sheet: Raster = { data: new Uint8Array(width * (rows + height) * channels), width, height: rows + height }
  sheet.data.set([pairs.length, ...hash, ...sizes])
  sheet.data.set(pairs.flat(), headerPixels * channels)
  paste(paint(indexes, pairs.map(lightOf), width), sheet, rows)
  return sharp(sheet.data, { raw: { width, height: rows + height, channels } })
    .webp({ lossless: true, effort: 5 })
    .toBuffer()
}

/** Decodes a sheet that `encodeSheet` wrote. */
export async function decodeSheet(file: string): Promise<Sheet> {
  const { data, width, height } = await readRaster(readFileSync(file))
  const [count = 0] = data
  const sizes = new Map<string, Size>(
    looks.map(({ name }, index) => {
      const [wide = 0, wideLow = 0, high = 0, highLow = 0] = data.subarray(1 + hashBytes + index * 4)
      return [name, { width: (wide << 8) | wideLow, height: (high << 8) | highLow }]
    }),
  )
  const inDark = new Map<number, number>()
  for (let index = 0; index < count; index++) {
    const at = (headerPixels + index * 2) * channels
    inDark.set(keyOf(data, at), keyOf(data, at + channels))
  }
  const rows = Math.ceil((headerPixels + count * 2) / width)
  const light = crop({ data, width, height }, rows, { width, height: height - rows })
  const dark = { ...light, data: new Uint8Array(light.data.length) }
  for (let at = 0; at < light.data.length; at += channels) {
    const color = inDark.get(keyOf(light.data, at)) ?? 0
    dark.data[at] = color >> 16
    dark.data[at + 1] = color >> 8
    dark.data[at + 2] = color
  }
  return {
    hash: data.slice(1, 1 + hashBytes),
    pictures: new Map([...cutColumn('light', light, sizes), ...cutColumn('dark', dark, sizes)]),
  }
}

import { channels, type Raster } from './raster.ts'

/** A colour in light and in dark: red, green and blue of each. */
export type ColorPair = readonly [number, number, number, number, number, number]

/** Two pictures of one size as one palette image: an index per pixel, and the pair of colours of each index. */
export interface Indexed {
  indexes: Uint8Array
  pairs: ColorPair[]
}

interface Candidate {
  id: number
  pair: ColorPair
  count: number
  /** Number of its pixels in areas and lines, which keep their exact colour; the rest are antialiased edges. */
  solid: number
}

/** Steps of 255 by which colours may differ in areas and lines, and at edges. */
const off = { solid: 2, edge: 24 } as const
/** The least run of equal pixels, in a row or a column, that counts as a line. */
const lineLength = 8

const colorAt = ({ data }: Raster, at: number) =>
  ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
const bytesOf = (color: number) => [color >> 16, (color >> 8) & 255, color & 255] as const

/** The colours of both pictures, and the index of the colour of each pixel. */
function candidatesOf(light: Raster, dark: Raster): { ids: Int32Array; candidates: Candidate[] } {
  const ids = new Int32Array(light.width * light.height)
  const known = new Map<number, Candidate>()
  const candidates: Candidate[] = []
  for (let index = 0; index < ids.length; index++) {
    const [inLight, inDark] = [colorAt(light, index * channels), colorAt(dark, index * channels)]
    const key = inLight * 2 ** 24 + inDark
    let candidate = known.get(key)
    if (!candidate) {
      candidate = { id: candidates.length, pair: [...bytesOf(inLight), ...bytesOf(inDark)], count: 0, solid: 0 }
      known.set(key, candidate)
      candidates.push(candidate)
    }
    candidate.count++
    ids[index] = candidate.id
  }
  return { ids, candidates }
}

/** Calls `found` for each run of equal ids of at least `least`, along rows (`step` 1) or columns. */
function eachRun(line: Int32Array, least: number, found: (id: number, length: number) => void): void {
  let start = 0
  for (let at = 1; at <= line.length; at++) {
    if (at < line.length && line[at] === line[start]) continue
    if (at - start >= least) found(line[start] ?? 0, at - start)
    start = at
  }
}

/** Counts for each colour its pixels in lines, and in areas of three by three. */
function countSolid(ids: Int32Array, width: number, candidates: Candidate[]): void {
  const count = (id: number, length: number) => {
    const candidate = candidates[id]
    if (candidate) candidate.solid += length
  }
  const height = ids.length / width
  for (let y = 0; y < height; y++) eachRun(ids.subarray(y * width, (y + 1) * width), lineLength, count)
  const column = new Int32Array(height)
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) column[y] = ids[y * width + x] ?? 0
    eachRun(column, lineLength, count)
  }
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      if (around.every((step) => ids[at + step] === ids[at])) count(ids[at] ?? 0, 1)
    }
}

/** The greatest difference over the channels; one that reaches the limit is not measured to its end. */
function distance(one: ColorPair, other: ColorPair, limit: number): number {
  let most = 0
  for (let channel = 0; channel < one.length && most < limit; channel++)
    most = Math.max(most, Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)))
  return most
}

/**
 * Reduces two pictures of one size to a small palette of colour pairs; deterministic. Areas and lines keep their
 * colours; edges of letters take the nearest edge colour, never that of an area, which would make them count as flat.
 */
export function quantize(light: Raster, dark: Raster, most: number): Indexed {
  const { ids, candidates } = candidatesOf(light, dark)
  countSolid(ids, light.width, candidates)
  const chosen: Candidate[] = []
  const indexOf = new Uint8Array(candidates.length)
  const ordered = candidates.toSorted((a, b) => b.solid - a.solid || b.count - a.count || a.id - b.id)
  for (const candidate of ordered) {
    const tolerance = candidate.solid > 0 ? off.solid : off.edge
    let [nearest, least, any, anyLeast] = [-1, Infinity, 0, Infinity]
    for (const [index, { pair, solid }] of chosen.entries()) {
      const far = distance(pair, candidate.pair, least)
      if (far < anyLeast) [any, anyLeast] = [index, far]
      if (far < least && (candidate.solid > 0 || solid === 0 || far <= off.solid)) [nearest, least] = [index, far]
    }
    const isNew = least > tolerance && chosen.length < most
    indexOf[candidate.id] = isNew ? chosen.push(candidate) - 1 : nearest < 0 ? any : nearest
  }
  return { indexes: Uint8Array.from(ids, (id) => indexOf[id] ?? 0), pairs: chosen.map(({ pair }) => pair) }
}

import { channels, distance, hueDistance, isFlat, shrink, type Raster } from './raster.ts'

/**
 * Tolerances. Machines antialias the same letters differently: they shift by a pixel and gain or lose a little ink. The
 * figures lie between the measured effect of other text rendering and the effect of a changed colour.
 */
const limits = {
  /** Steps of 255 by which a flat colour may differ: more than the palette of a stored picture loses. */
  flat: 5,
  /** The largest difference, in steps of 255, that counts as flat. */
  even: 3,
  /** How many pixels of half the size may differ in flat areas. */
  flatPixels: 10,
  /** Steps of 255 by which the mean of eight by eight pixels may differ. */
  mean: 20,
  /** How many of these means may differ. */
  means: 1,
  /**
   * Steps of 255 by which their hue may differ: thin lines have little colour, and antialiasing does not change the
   * hue.
   */
  hue: 8,
  hues: 1,
} as const

export interface Difference {
  /** Pixels of half the size whose colour or detail is in one picture only. */
  flatPixels: number
  /** Squares of eight by eight pixels whose mean colour differs. */
  means: number
  /** Squares of eight by eight pixels whose mean hue differs. */
  hues: number
}

function flatPixels(one: Raster, other: Raster): number {
  let off = 0
  for (let y = 0; y < one.height; y++)
    for (let x = 0; x < one.width; x++) {
      if (distance(one, other, (y * one.width + x) * channels) <= limits.flat) continue
      if (isFlat(one, x, y, limits.even) || isFlat(other, x, y, limits.even)) off++
    }
  return off
}

function squares(one: Raster, other: Raster): Omit<Difference, 'flatPixels'> {
  let [means, hues] = [0, 0]
  for (let index = 0; index < one.data.length; index += channels) {
    if (distance(one, other, index) > limits.mean) means++
    if (hueDistance(one, other, index) > limits.hue) hues++
  }
  return { means, hues }
}

/** Counts the differences of two pictures of one size, each scaled to half, beyond those of text rendering. */
export function differenceOf(one: Raster, other: Raster): Difference {
  return { flatPixels: flatPixels(one, other), ...squares(shrink(one, 4), shrink(other, 4)) }
}

/** Whether two pictures are equal within the tolerances. */
export function isSame(one: Raster, other: Raster): boolean {
  if (one.width !== other.width || one.height !== other.height) return false
  if (Buffer.compare(one.data, other.data) === 0) return true
  const { flatPixels, means, hues } = differenceOf(one, other)
  return flatPixels <= limits.flatPixels && means <= limits.means && hues <= limits.hues
}

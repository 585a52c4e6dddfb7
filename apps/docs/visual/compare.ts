import { channels, distance, hueDistance, isFlat, shrink, type Raster } from './raster.ts'

/**
 * What may differ. Machines draw the same letters with other edges: they shift by a pixel and gain or lose a little ink.
 * The figures lie between what other ways to draw text were measured to change and what a changed colour does.
 */
const limits = {
  /** Steps of 255 by which flat colour may be off: more than an approved picture's palette loses. */
  flat: 5,
  /** What counts as flat, in steps of 255. */
  even: 3,
  /** Pixels of half the size that may be off in flat places. */
  flatPixels: 10,
  /** Steps of 255 by which the mean of eight by eight pixels may be off. */
  mean: 20,
  /** How many of these may be off. */
  means: 1,
  /** Steps of 255 by which their hue may be off: thin lines have little colour, and letters that are drawn otherwise keep theirs. */
  hue: 8,
  hues: 1,
} as const

export interface Difference {
  /** Pixels of half the size whose colour, or whose detail, is on one side alone. */
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

/** Counts where two pictures of one size, each at half of it, differ beyond what drawing letters explains. */
export function differenceOf(one: Raster, other: Raster): Difference {
  return { flatPixels: flatPixels(one, other), ...squares(shrink(one, 4), shrink(other, 4)) }
}

/** Whether two pictures show the same, whatever machine drew them. */
export function isSame(one: Raster, other: Raster): boolean {
  if (one.width !== other.width || one.height !== other.height) return false
  if (Buffer.compare(one.data, other.data) === 0) return true
  const { flatPixels, means, hues } = differenceOf(one, other)
  return flatPixels <= limits.flatPixels && means <= limits.means && hues <= limits.hues
}

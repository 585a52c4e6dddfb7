import sharp from 'sharp'

/** A decoded picture: three bytes per pixel, row by row. */
export interface Raster {
  data: Uint8Array
  width: number
  height: number
}

export const channels = 3

const byteAt = ({ data }: Raster, index: number): number => data[index] ?? 0

/** Scales a picture down; each pixel is the mean of `factor` by `factor`. Remaining pixels at the edges are dropped. */
export function shrink({ data: from, ...size }: Raster, factor: number): Raster {
  const width = Math.floor(size.width / factor)
  const height = Math.floor(size.height / factor)
  const data = new Uint8Array(width * height * channels)
  const row = size.width * channels
  const area = factor * factor
  let at = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let red = 0
      let green = 0
      let blue = 0
      for (let dy = 0; dy < factor; dy++) {
        const start = (y * factor + dy) * row + x * factor * channels
        for (let pixel = start; pixel < start + factor * channels; pixel += channels) {
          red += from[pixel] ?? 0
          green += from[pixel + 1] ?? 0
          blue += from[pixel + 2] ?? 0
        }
      }
      data[at++] = Math.round(red / area)
      data[at++] = Math.round(green / area)
      data[at++] = Math.round(blue / area)
    }
  return { data, width, height }
}

/** The greatest difference of two pixels at one position, over the channels. */
export function distance({ data: one }: Raster, { data: other }: Raster, index: number): number {
  const red = Math.abs((one[index] ?? 0) - (other[index] ?? 0))
  const green = Math.abs((one[index + 1] ?? 0) - (other[index + 1] ?? 0))
  const blue = Math.abs((one[index + 2] ?? 0) - (other[index + 2] ?? 0))
  return Math.max(red, green, blue)
}

/** The difference in hue of two pixels at one position: of their channel differences, independent of lightness. */
export function hueDistance(one: Raster, other: Raster, index: number): number {
  const [red, green, blue] = [0, 1, 2].map((channel) => byteAt(one, index + channel) - byteAt(other, index + channel))
  const off = [red ?? 0, green ?? 0, blue ?? 0]
  return Math.max(...off) - Math.min(...off)
}

/** Whether all pixels around a pixel have its colour, so that no edge or letter is near. */
export function isFlat(picture: Raster, x: number, y: number, tolerance: number): boolean {
  const { width, height } = picture
  const centre = (y * width + x) * channels
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const row = Math.min(height - 1, Math.max(0, y + dy))
      const column = Math.min(width - 1, Math.max(0, x + dx))
      const near = (row * width + column) * channels
      for (let channel = 0; channel < channels; channel++)
        if (Math.abs(byteAt(picture, near + channel) - byteAt(picture, centre + channel)) > tolerance) return false
    }
  return true
}

/** Decodes a picture of any format. */
export async function readRaster(picture: string | Buffer): Promise<Raster> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Copies a picture into a larger one, at the left, `top` rows down. */
export function paste(picture: Raster, into: Raster, top: number): void {
  const row = picture.width * channels
  for (let y = 0; y < picture.height; y++)
    into.data.set(picture.data.subarray(y * row, (y + 1) * row), (top + y) * into.width * channels)
}

/** Cuts a rectangle out of a picture, at the left, `top` rows down. */
export function crop(picture: Raster, top: number, { width, height }: { width: number; height: number }): Raster {
  const part: Raster = { data: new Uint8Array(width * height * channels), width, height }
  for (let y = 0; y < height; y++) {
    const from = (top + y) * picture.width * channels
    part.data.set(picture.data.subarray(from, from + width * channels), y * width * channels)
  }
  return part
}

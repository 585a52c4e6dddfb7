/** Pixels of a picture: three bytes each, row by row. */
export interface Raster {
  data: Uint8Array
  width: number
  height: number
}

export const channels = 3

const byteAt = ({ data }: Raster, index: number): number => data[index] ?? 0

/** The picture at a part of its size; each pixel is the mean of `factor` by `factor`. What is left over at its edges is dropped. */
export function shrink(picture: Raster, factor: number): Raster {
  const width = Math.floor(picture.width / factor)
  const height = Math.floor(picture.height / factor)
  const data = new Uint8Array(width * height * channels)
  const row = picture.width * channels
  const area = factor * factor
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < channels; channel++) {
        const corner = y * factor * row + x * factor * channels + channel
        let sum = 0
        for (let dy = 0; dy < factor; dy++)
          for (let dx = 0; dx < factor; dx++) sum += byteAt(picture, corner + dy * row + dx * channels)
        data[(y * width + x) * channels + channel] = Math.round(sum / area)
      }
  return { data, width, height }
}

/** The greatest difference of two pixels at one place, over the channels. */
export function distance(one: Raster, other: Raster, index: number): number {
  let most = 0
  for (let channel = 0; channel < channels; channel++)
    most = Math.max(most, Math.abs(byteAt(one, index + channel) - byteAt(other, index + channel)))
  return most
}

/** How much two pixels at one place differ in hue: in what a channel has more than another, whatever the lightness. */
export function hueDistance(one: Raster, other: Raster, index: number): number {
  const [red, green, blue] = [0, 1, 2].map((channel) => byteAt(one, index + channel) - byteAt(other, index + channel))
  const off = [red ?? 0, green ?? 0, blue ?? 0]
  return Math.max(...off) - Math.min(...off)
}

/** Whether everything around a pixel has its colour: no edge and no letter is near. */
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

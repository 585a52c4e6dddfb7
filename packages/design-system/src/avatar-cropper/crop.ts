export interface Size {
  width: number
  height: number
}

/** A square crop of a picture. */
export interface Crop {
  /** 1: the largest square that fits. */
  zoom: number
  /** The centre of the square, as shares of the picture's width and height. */
  x: number
  y: number
}

/** The same square in pixels of the picture. */
export interface Square {
  left: number
  top: number
  side: number
}

export const mostZoom = 4
export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 }

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)

export function squareOf({ width, height }: Size, { zoom, x, y }: Crop): Square {
  const side = Math.min(width, height) / zoom
  return {
    left: between(0, x * width - side / 2, width - side),
    top: between(0, y * height - side / 2, height - side),
    side,
  }
}

/** Clamps a crop to the picture. */
function inside(size: Size, crop: Crop): Crop {
  const zoom = between(1, crop.zoom, mostZoom)
  const { left, top, side } = squareOf(size, { ...crop, zoom })
  return { zoom, x: (left + side / 2) / size.width, y: (top + side / 2) / size.height }
}

/** Moves the picture under the square; `right` and `down` are shares of the square's side. */
export function moved(size: Size, crop: Crop, right: number, down: number): Crop {
  const { side } = squareOf(size, crop)
  return inside(size, { ...crop, x: crop.x - (right * side) / size.width, y: crop.y - (down * side) / size.height })
}

/** Zooms around the centre, clamped to the picture. */
export const zoomed = (size: Size, crop: Crop, zoom: number): Crop => inside(size, { ...crop, zoom })

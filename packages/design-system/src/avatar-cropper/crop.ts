import type { Area } from 'react-easy-crop'

interface Size {
  width: number
  height: number
}

/** A square of a picture, in its pixels. */
export interface Square {
  left: number
  top: number
  side: number
}

/** How a picture is placed under the frame of the stage. */
export interface Placement {
  /** 1: the largest square that fits. */
  zoom: number
  /** The distance of the picture's centre from the frame's, in CSS pixels. */
  x: number
  y: number
}

export const mostZoom = 4
export const centred: Placement = { zoom: 1, x: 0, y: 0 }

/** Zooms around the centre of the frame, from 1 to `mostZoom`. */
export function zoomed({ zoom, x, y }: Placement, to: number): Placement {
  const next = Math.min(Math.max(to, 1), mostZoom)
  return { zoom: next, x: (x / zoom) * next, y: (y / zoom) * next }
}

/** The largest square, in the middle. */
export function wholeSquare({ width, height }: Size): Square {
  const side = Math.min(width, height)
  return { left: (width - side) / 2, top: (height - side) / 2, side }
}

/** @param area in percent of the picture, since its pixels in the page can be fewer than those that were decoded */
export const squareOf = ({ width, height }: Size, area: Area): Square => ({
  left: (area.x / 100) * width,
  top: (area.y / 100) * height,
  side: (area.width / 100) * width,
})

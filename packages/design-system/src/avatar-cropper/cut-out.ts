import type { Square } from './crop.ts'

/** The output width in pixels: enough for the largest avatar on a dense screen. */
const width = 512
const quality = 0.9

/** Draws a square of a picture onto a whole canvas. */
export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, { left, top, side }: Square): void {
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  // JPEG has no transparency: transparent pixels would turn black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

const written = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))

/**
 * Encodes the square as a picture.
 * @returns null where the browser cannot encode it
 */
export async function cutOut(picture: ImageBitmap, square: Square): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = width
  drawSquare(canvas, picture, square)
  const webp = await written(canvas, 'image/webp')
  // A browser without WebP encoding returns PNG instead, which is far larger.
  return webp?.type === 'image/webp' ? webp : written(canvas, 'image/jpeg')
}

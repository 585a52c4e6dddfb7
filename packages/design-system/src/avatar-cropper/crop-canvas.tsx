import { useLayoutEffect, useRef } from 'react'
import type { Square } from './crop.ts'
import { drawSquare } from './cut-out.ts'

/** Enough for the preview on a dense screen. */
const pixels = 128

export interface CropCanvasProps {
  picture: ImageBitmap
  square: Square
}

/** A canvas with the cropped square as it is now; its container sets the displayed size. */
export function CropCanvas({ picture, square }: CropCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, square)
  }, [picture, square])
  return <canvas ref={canvas} width={pixels} height={pixels} aria-hidden="true" />
}

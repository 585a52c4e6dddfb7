import { useLayoutEffect, useRef } from 'react'
import { squareOf, type Crop } from './crop.ts'
import { drawSquare } from './cut-out.ts'

export interface CropCanvasProps {
  picture: ImageBitmap
  crop: Crop
  /** Its pixels, along one side; what holds it says how large they are seen. */
  pixels: number
}

/** The cut square, drawn as it is now. */
export function CropCanvas({ picture, crop, pixels }: CropCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, squareOf(picture, crop))
  }, [picture, crop])
  return <canvas ref={canvas} width={pixels} height={pixels} aria-hidden="true" />
}

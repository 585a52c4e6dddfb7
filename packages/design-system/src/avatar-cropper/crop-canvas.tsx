import { useLayoutEffect, useRef } from 'react'
import { squareOf, type Crop } from './crop.ts'
import { drawSquare } from './cut-out.ts'

export interface CropCanvasProps {
  picture: ImageBitmap
  crop: Crop
  /** The size of the canvas in pixels along one side; its container sets the displayed size. */
  pixels: number
}

/** A canvas with the cropped square as it is now. */
export function CropCanvas({ picture, crop, pixels }: CropCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, squareOf(picture, crop))
  }, [picture, crop])
  return <canvas ref={canvas} width={pixels} height={pixels} aria-hidden="true" />
}

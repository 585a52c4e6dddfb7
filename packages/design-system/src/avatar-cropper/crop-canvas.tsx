import { chakra } from '@chakra-ui/react'
import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { squareOf, type Crop } from './crop.ts'
import { drawSquare } from './cut-out.ts'

const Canvas = chakra('canvas', { base: { display: 'block', w: 'full', h: 'auto', aspectRatio: '1' } })

export interface CropCanvasProps extends Omit<ComponentProps<typeof Canvas>, 'width' | 'height'> {
  picture: ImageBitmap
  crop: Crop
  /** Its pixels, along one side. */
  pixels: number
}

/** The cut square, drawn as it is now. */
export function CropCanvas({ picture, crop, pixels, ...rest }: CropCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, squareOf(picture, crop))
  }, [picture, crop])
  return <Canvas ref={canvas} width={pixels} height={pixels} aria-hidden="true" {...rest} />
}

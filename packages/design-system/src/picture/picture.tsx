import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { Picture as PictureData } from '@the-house/domain'

const Img = chakra('img')

export interface PictureProps extends Omit<HTMLChakraProps<'img'>, 'src' | 'srcSet'> {
  /** The picture as the API answers it; without dimensions, its place must have a size of its own. */
  picture: PictureData
  /** The alternative text; empty where the picture adds nothing to the words beside it. */
  alt: string
  /** How wide it is shown, as media conditions and lengths: the browser loads the size that fits. */
  sizes: string
}

/** A picture in the size that its place needs; its dimensions are known before it is loaded, so that nothing shifts. */
export function Picture({ picture: { url, width, height, srcset }, alt, sizes, ...rest }: PictureProps) {
  return (
    // `src` comes last: some browsers load it before they have read the sizes.
    <Img {...rest} alt={alt} htmlWidth={width} htmlHeight={height} sizes={srcset && sizes} srcSet={srcset} src={url} />
  )
}

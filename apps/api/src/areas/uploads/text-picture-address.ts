import { apiBase } from '@the-house/domain'

/** Where the pictures of texts are, as `src` of their HTML. */
export const textPictures = `${apiBase}/text_pictures`

/** The folder of their files. */
export const textDirectory = 'managed/texts'

/** A random id and the dimensions. */
export const namedTextPicture = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}-\d{1,5}x\d{1,5}\.webp$/

/** The address of a picture of texts by the key of its file; undefined: the file is none. */
export const textPictureOf = (key: string): string | undefined =>
  key.startsWith(`${textDirectory}/`) ? `${textPictures}/${key.slice(textDirectory.length + 1)}` : undefined

/** The key of the file of a picture of texts by its address; undefined: it is none of the school. */
export function keyOfTextPicture(address: string): string | undefined {
  const name = address.startsWith(`${textPictures}/`) ? address.slice(textPictures.length + 1) : ''
  return namedTextPicture.test(name) ? `${textDirectory}/${name}` : undefined
}

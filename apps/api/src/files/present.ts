import type { Picture } from '@the-house/domain'
import type { AppContext } from '../app-context.ts'
import { factsOfKey } from './media/media-key.ts'
import { keyOfWidth, pictureOfKey } from './pictures/picture-key.ts'

type Files = Pick<AppContext, 'fileUrl'>

/** The dimensions of a picture and the signed URLs of its sizes; nothing where the file is not known to be a picture. */
function sizesOf({ fileUrl }: Files, key: string, url: string): Omit<Picture, 'url'> {
  const picture = pictureOfKey(key)
  if (!picture) return {}
  const { width, height, smaller } = picture
  const candidates = smaller.map((one) => `${fileUrl(keyOfWidth(key, one))} ${one}w`)
  return { width, height, ...(smaller.length > 0 && { srcset: [...candidates, `${url} ${width}w`].join(', ') }) }
}

/**
 * The signed URL of a file, as the wire wraps it; with the dimensions and sizes of a picture,
 * and with what was found in any other file.
 * @param name the file name a browser saves it under; without it the browser shows the file
 */
export function fileOf(files: Files, key: string | null, name?: string): Picture | null {
  const url = files.fileUrl(key, name)
  if (key === null || url === null) return null
  return { url, ...(name === undefined && sizesOf(files, key, url)), ...factsOfKey(key) }
}

import { limits } from '@the-house/domain'

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp']

/** The validation error of a chosen picture. */
export type PictureError = 'type' | 'tooLarge' | 'broken'

/** Validates type and size before the file is opened; null means valid. */
export function validatePicture({ type, size }: Pick<File, 'type' | 'size'>): PictureError | null {
  if (!pictureTypes.includes(type)) return 'type'
  return size > limits.avatarBytes ? 'tooLarge' : null
}

/** Decodes a picture, rotated by its EXIF orientation. */
export async function openPicture(file: File): Promise<ImageBitmap | PictureError> {
  const mistake = validatePicture(file)
  if (mistake) return mistake
  try {
    return await createImageBitmap(file)
  } catch {
    return 'broken'
  }
}

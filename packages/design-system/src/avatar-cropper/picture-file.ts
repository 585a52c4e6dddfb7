import { limits } from '@the-house/domain'

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp']

/** What is wrong with a file that was chosen as a picture. */
export type PictureMistake = 'type' | 'tooLarge' | 'broken'

/** null: nothing, as far as can be seen from outside. */
export function mistakeOf({ type, size }: Pick<File, 'type' | 'size'>): PictureMistake | null {
  if (!pictureTypes.includes(type)) return 'type'
  return size > limits.avatarBytes ? 'tooLarge' : null
}

/** Opens a picture, turned the way its camera was held. */
export async function openPicture(file: File): Promise<ImageBitmap | PictureMistake> {
  const mistake = mistakeOf(file)
  if (mistake) return mistake
  try {
    return await createImageBitmap(file)
  } catch {
    return 'broken'
  }
}

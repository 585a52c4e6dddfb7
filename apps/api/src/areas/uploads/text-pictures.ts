import { apiBase, DomainError } from '@the-house/domain'
import type { AppContext } from '../../app-context.ts'
import { storePicture } from '../../files/pictures/store-picture.ts'
import type { Sent } from '../../files/library.ts'
import { pictureEndings, sniffFileType } from '../../files/sniff-file-type.ts'

/** Where the pictures of texts are, as `src` of their HTML. */
export const textPictures = `${apiBase}/text_pictures`

/** The folder of their files. */
export const textDirectory = 'managed/texts'

/** How long a browser goes to the same file: half of what the signed address of a file is good for at least. */
export const redirectSeconds = 1800

/** A random id and the dimensions. */
const named = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}-\d{1,5}x\d{1,5}\.webp$/

/** The address of a picture of texts by the key of its file; undefined: the file is none. */
export const textPictureOf = (key: string): string | undefined =>
  key.startsWith(`${textDirectory}/`) ? `${textPictures}/${key.slice(textDirectory.length + 1)}` : undefined

/** The key of the file of a picture of texts by its address; undefined: it is none of the school. */
export function keyOfTextPicture(address: string): string | undefined {
  const name = address.startsWith(`${textPictures}/`) ? address.slice(textPictures.length + 1) : ''
  return named.test(name) ? `${textDirectory}/${name}` : undefined
}

/** Stores a picture that a text will show. @returns its address, which never changes */
export async function storeTextPicture(
  context: AppContext,
  { path, ...sent }: Sent & { path: string },
): Promise<string> {
  const ending = await sniffFileType(path, pictureEndings)
  if (!ending) throw new DomainError('file.picture', { file: 'errors.file.picture' })
  return storePicture(context, {
    path,
    ending,
    directory: textDirectory,
    sent,
    use: async (key) => textPictureOf(key) ?? '',
  })
}

/**
 * The signed address of the file of a picture. Elements of a text send no session, so that its name, which nobody can
 * guess, is all that shows it.
 */
export function fileOfTextPicture({ fileUrl }: Pick<AppContext, 'fileUrl'>, name: string): string {
  const address = named.test(name) ? fileUrl(`${textDirectory}/${name}`) : null
  if (address === null) throw new DomainError('notFound')
  return address
}

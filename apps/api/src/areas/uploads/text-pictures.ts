import { DomainError } from '@the-house/domain'
import type { AppContext } from '../../app-context.ts'
import { storePicture } from '../../files/pictures/store-picture.ts'
import type { Sent } from '../../files/library.ts'
import { pictureEndings, sniffFileType } from '../../files/sniff-file-type.ts'
import { namedTextPicture, textDirectory, textPictureOf } from './text-picture-address.ts'

/** How long a browser goes to the same file: half of what the signed address of a file is good for at least. */
export const redirectSeconds = 1800

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
  const address = namedTextPicture.test(name) ? fileUrl(`${textDirectory}/${name}`) : null
  if (address === null) throw new DomainError('notFound')
  return address
}

import { DomainError } from '@the-house/domain'
import type { Download } from '../../contract/download-route.ts'
import type { House } from '../../house.ts'
import { keptName } from './file-name.ts'

/** A stored file, to be kept under a name. */
export async function storedFile(
  { storage }: Pick<House, 'storage'>,
  key: string | null,
  name: string,
): Promise<Download> {
  if (key === null || !(await storage.exists(key))) throw new DomainError('notFound')
  const { contentLength: bytes, contentType: type = 'application/octet-stream' } = await storage.getMetaData(key)
  return { name: keptName(key, name), type, bytes, content: await storage.getStream(key) }
}

import { DomainError } from '@the-house/domain'
import type { Download } from '../contract/download-route.ts'
import type { AppContext } from '../app-context.ts'
import { keptName } from './file-name.ts'

/**
 * Streams a stored file as a download under a sanitized name.
 * @throws DomainError `notFound` where the storage has no such file
 */
export async function storedFile(
  { storage }: Pick<AppContext, 'storage'>,
  key: string | null,
  name: string,
): Promise<Download> {
  if (key === null || !(await storage.exists(key))) throw new DomainError('notFound')
  const { contentLength: bytes, contentType: type = 'application/octet-stream' } = await storage.getMetaData(key)
  return { name: keptName(key, name), type, bytes, content: await storage.getStream(key) }
}

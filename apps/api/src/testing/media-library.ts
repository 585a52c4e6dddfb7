import { apiBase, type MediaFile, type MediaUse } from '@the-house/domain'
import type { TestServer } from './test-server.ts'
import { administrator } from './managed.ts'
import { formOf, type Part } from './upload.ts'

/** The calls of the media library, made by an administrator with those of the forms. */
export async function librarian(context: Pick<TestServer, 'server' | 'arrive'>) {
  const admin = await administrator(context)
  const send = async (method: 'POST' | 'PUT', path: string, part: Part) => {
    const { headers, payload } = formOf(part)
    const { statusCode: status, body } = await context.server.inject({
      method,
      url: `${apiBase}${path}`,
      headers: { ...headers, authorization: admin.token },
      payload,
    })
    return { status, body: JSON.parse(body) }
  }
  const list = async (query = ''): Promise<MediaFile[]> => (await admin.get(`/media?${query}`)).body.content
  /** The newest file whose name has a word. */
  const find = async (name: string): Promise<MediaFile> => {
    const [found] = await list(`search=${encodeURIComponent(name)}`)
    if (!found) throw new Error(`There is no ${name}.`)
    return found
  }
  const read = async (id: number): Promise<MediaFile> => (await admin.get(`/media/${id}`)).body
  const uses = async (id: number): Promise<MediaUse[]> => (await admin.get(`/media/${id}/uses`)).body.content
  return { ...admin, send, list, find, read, uses }
}

export type Librarian = Awaited<ReturnType<typeof librarian>>

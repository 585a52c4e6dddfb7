import { apiBase, type MediaFile, type MediaUse } from '@the-house/domain'
import type { TestServer } from './test-server.ts'
import { administrator } from './managed.ts'
import { filmOf } from './media-files.ts'
import { beginning, formOf, pictureBytes, type Part } from './upload.ts'

/** Files of a name, as they are sent. */
export const picture = (name: string): Part => ({ name: `${name}.png`, bytes: pictureBytes('png') })
export const film = (name: string): Part => ({ name: `${name}.mp4`, bytes: filmOf('avc1') })
export const subtitles = (name: string): Part => ({ name: `${name}.vtt`, bytes: beginning('vtt') })

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
  /** A picture that the text of an article shows. */
  const tell = async (name: string, alt = '') => {
    const { src } = (await send('POST', '/text_pictures', picture(name))).body
    const description = `<p>Look: <img src="${src}" alt="${alt}"></p>`
    const article = await admin.make('articles', { description })
    return { src, article, file: await find(name) }
  }
  return { ...admin, send, list, find, read, uses, tell }
}

export type Librarian = Awaited<ReturnType<typeof librarian>>

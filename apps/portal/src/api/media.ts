import type { UploadOptions } from '@the-house/design-system/admin'
import { apiBase, decodeWire, mediaCalls, type MediaFile, type MediaForm } from '@the-house/domain'
import { useSWRConfig } from 'swr'
import { request, requestVoid, routeUrl } from './client.ts'
import { inlineErrors } from './inline-errors.ts'
import { upload } from './upload.ts'
import { keyOf, useApiQuery } from './use-api-query.ts'

/** The query of a page of the library. */
export type MediaQuery = Parameters<typeof request<'GET /media'>>[1]['query']

/** Reads a page of the library; the former page stays on screen while the next one loads. */
export const useMedia = (query: MediaQuery | null) =>
  useApiQuery('GET /media', query && { query }, { ...inlineErrors, keepPreviousData: true })

/** Reads a file for its form; not revalidated while that is open, since the user is typing. Null: nothing is fetched. */
export const useMediaFile = (id: number | null) =>
  useApiQuery('GET /media/:id', id === null ? null : { params: { id } }, {
    ...inlineErrors,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })

/** Fetches a file past the cache. */
export const getMediaFile = (id: number): Promise<MediaFile> => request('GET /media/:id', { params: { id } })

/** Reads a page of what uses a file. */
export const useMediaUses = (id: number, page: number) =>
  useApiQuery(
    'GET /media/:id/uses',
    { params: { id }, query: { page, size: 20 } },
    { ...inlineErrors, keepPreviousData: true },
  )

/** Saves name and alternative text; 409 where the version is stale (optimistic locking). */
export const putMedia = (id: number, body: MediaForm & { version: number }): Promise<MediaFile> =>
  request('PUT /media/:id', { params: { id }, body })

/** Replaces a file in everything that shows it; returns the new file and the number of changed rows. */
export async function replaceMedia(id: number, file: File, how: UploadOptions) {
  const address = routeUrl('PUT /media/:id/file', { params: { id } })
  return mediaCalls.replaceMedia.answer.validate(decodeWire(await upload(address, file, how, 'PUT')))
}

/** Sends the captions of a film, for everything that shows it. */
export async function putMediaCaptions(id: number, file: File, how: UploadOptions): Promise<MediaFile> {
  const address = routeUrl('PUT /media/:id/captions', { params: { id } })
  return mediaCalls.sendMediaCaptions.answer.validate(decodeWire(await upload(address, file, how, 'PUT')))
}

export const deleteMediaCaptions = (id: number): Promise<MediaFile> =>
  request('DELETE /media/:id/captions', { params: { id } })

export const deleteMedia = (id: number): Promise<undefined> => requestVoid('DELETE /media/:id', { params: { id } })

/** A count of files; `more`: there are more than it says. */
export interface MediaCount {
  total: number
  more: boolean
}

/** The query that counts the unused files. */
export const unusedQuery: MediaQuery = { page: 1, size: 1, state: 'unused' }

/**
 * Removes all unused files, some hundred with each request, until no further one can be.
 * @returns how many went, and the count of those that stay, which something may still use
 */
export async function deleteUnusedMedia(): Promise<{ removed: number; left: MediaCount }> {
  for (let total = 0; ;) {
    const { removed } = await request('DELETE /media/unused', {})
    total += removed
    if (removed > 0) continue
    const { meta } = await request('GET /media', { query: unusedQuery })
    return { removed: total, left: meta }
  }
}

const isBelow = (path: string) => (key: unknown) => typeof key === 'string' && key.startsWith(`${apiBase}/media${path}`)

/**
 * Invalidates the cached reads of the library after a write: lists are read anew, what is open stays until it is.
 * @returns invalidates; `file` is the server's new version of a file, and replaces the cached one
 */
export function useInvalidateMedia(): (file?: MediaFile) => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return async (file) => {
    const kept = file && keyOf('GET /media/:id', { params: { id: file.id } })
    if (kept !== undefined) await mutate(kept, file, { revalidate: false })
    await mutate((key) => isBelow('/')(key) && key !== kept)
    return mutate(isBelow('?'), undefined, { revalidate: true })
  }
}

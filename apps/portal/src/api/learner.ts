import type { Learner, NoteForm, PersonNote, Placement, User } from '@the-house/domain'
import { readTabItem, removeTabItem, tabKeys, writeTabItem } from '../device/tab-storage.ts'
import type { ApiError } from './api-error.ts'
import { request, requestVoid } from './client.ts'

/** Places a learner on a chapter, with a reason; answers the course as it is then. */
export const putPlacement = (id: number, body: Placement): Promise<Learner> =>
  request('PUT /people/:id/placement', { params: { id }, body })

/** Notes something about a person for colleagues. */
export const postNote = (id: number, body: NoteForm): Promise<PersonNote> =>
  request('POST /people/:id/notes', { params: { id }, body })

/** Changes an own note; a stale version is refused with 409. */
export const putNote = (id: number, note_id: number, body: NoteForm & { version: number }): Promise<PersonNote> =>
  request('PUT /people/:id/notes/:note_id', { params: { id, note_id }, body })

/** Removes an own note. */
export const deleteNote = (id: number, note_id: number): Promise<undefined> =>
  requestVoid('DELETE /people/:id/notes/:note_id', { params: { id, note_id } })

/** Reads a student as the student's own portal would, where this tab has begun the preview before. */
async function resumePreview(id: number): Promise<User | null> {
  if (readTabItem(tabKeys.preview) !== String(id)) return null
  return request('GET /me', {}).catch((failure: ApiError) => {
    if (failure.token === 'preview.over') return null
    throw failure
  })
}

/** Begins the preview of a student's portal, which the school records; a reload of the tab goes on with it. */
export async function openPreview(id: number): Promise<User> {
  const resumed = await resumePreview(id)
  if (resumed) return resumed
  const student = await request('POST /people/:id/previews', { params: { id } }, { asSelf: true })
  writeTabItem(tabKeys.preview, String(id))
  return student
}

export const endPreview = (): void => removeTabItem(tabKeys.preview)

import type { Learner, NoteForm, PersonNote, Placement } from '@the-house/domain'
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

import { teachers, type Row } from './access-matrix.ts'

/** The expected access to the page of a student for staff. */
export const learnerRows: Record<string, Row> = {
  'GET /api/v1/people/:id/course': teachers,
  'PUT /api/v1/people/:id/placement': teachers,
  'GET /api/v1/people/:id/attempts': teachers,
  'GET /api/v1/people/:id/classes': teachers,
  'GET /api/v1/people/:id/dollars': teachers,
  'POST /api/v1/people/:id/previews': teachers,
  'GET /api/v1/people/:id/notes': teachers,
  'POST /api/v1/people/:id/notes': teachers,
  'PUT /api/v1/people/:id/notes/:note_id': teachers,
  'DELETE /api/v1/people/:id/notes/:note_id': teachers,
}

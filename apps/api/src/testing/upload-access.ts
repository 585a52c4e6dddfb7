import { editors, everybody, signedIn, staff, type Row } from './access-matrix.ts'

/** Who may send files beside those of managed rows, and see what became of them. */
export const uploadRows: Record<string, Row> = {
  'POST /api/v1/uploads': editors,
  'GET /api/v1/media': editors,
  'GET /api/v1/media/:id': editors,
  'GET /api/v1/media/:id/uses': editors,
  'PUT /api/v1/media/:id': editors,
  'PUT /api/v1/media/:id/file': editors,
  'PUT /api/v1/media/:id/captions': editors,
  'DELETE /api/v1/media/:id/captions': editors,
  'DELETE /api/v1/media/unused': editors,
  'DELETE /api/v1/media/:id': editors,
  'POST /api/v1/text_pictures': staff,
  // By a name that nobody can guess: areas/uploads/text-pictures.test.ts.
  'GET /api/v1/text_pictures/:name': everybody,
  // Those of the caller: areas/imports/imports.test.ts.
  'GET /api/v1/imports': signedIn,
  'GET /api/v1/imports/:id': signedIn,
}

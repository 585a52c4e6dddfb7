import { editors, teachers, type Row } from './access-matrix.ts'

/** The expected access to corrections and objections, by route. */
export const correctionRows: Record<string, Row> = {
  'GET /api/v1/objections': teachers,
  'GET /api/v1/objections/:id': teachers,
  'PUT /api/v1/objections/:id/backed': teachers,
  'POST /api/v1/objections/:id/refuse': teachers,
  'POST /api/v1/objections/:id/accept': editors,
  'GET /api/v1/corrections': teachers,
  'GET /api/v1/corrections/facets': teachers,
  'POST /api/v1/corrections/next': teachers,
  'GET /api/v1/corrections/:id': teachers,
  'PUT /api/v1/corrections/:id': teachers,
  'PUT /api/v1/corrections/:id/claim': teachers,
  'DELETE /api/v1/corrections/:id/claim': teachers,
  'GET /api/v1/me/phrases': teachers,
  'POST /api/v1/me/phrases': teachers,
  'DELETE /api/v1/me/phrases/:id': teachers,
}

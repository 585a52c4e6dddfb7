import { administrators, everybody, type Row } from './access-matrix.ts'

/** The expected access to the routes of founding a school; the public ones are authorized by the printed link. */
export const foundingRows: Record<string, Row> = {
  'GET /api/v1/founding/:token': everybody,
  'POST /api/v1/founding': everybody,
  'GET /api/v1/founding': administrators,
  'PUT /api/v1/founding/steps/:step': administrators,
}

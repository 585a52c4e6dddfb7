import { administrators, editors, everybody, staff, type Row } from './access-matrix.ts'

/** The expected access to the home of staff, and to founding a school, whose public routes the printed link authorizes. */
export const workRows: Record<string, Row> = {
  'GET /api/v1/me/work': staff,
  'GET /api/v1/failures': administrators,
  'GET /api/v1/course/findings': editors,
  'GET /api/v1/founding/:token': everybody,
  'POST /api/v1/founding': everybody,
  'GET /api/v1/founding': administrators,
  'PUT /api/v1/founding/steps/:step': administrators,
}

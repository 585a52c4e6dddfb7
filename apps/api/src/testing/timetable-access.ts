import { planners, type Row } from './access-matrix.ts'

/** The expected access to the timetable, by route; units: the tests of its area. */
export const timetableRows: Record<string, Row> = {
  'GET /api/v1/class_series': planners,
  'POST /api/v1/class_series': planners,
  'GET /api/v1/class_series/:id': planners,
  'PUT /api/v1/class_series/:id': planners,
  'POST /api/v1/class_series/:id/end': planners,
  'POST /api/v1/class_series/impact': planners,
  'POST /api/v1/class_series/:id/impact': planners,
  'POST /api/v1/class_series/import': planners,
  'GET /api/v1/class_series/export': planners,
  'POST /api/v1/holidays/:id/cancel_classes': planners,
  'GET /api/v1/timetable': planners,
  'GET /api/v1/timetable/places': planners,
  'GET /api/v1/timetable/problems': planners,
  'GET /api/v1/classes/:id': planners,
  'POST /api/v1/classes': planners,
  'PUT /api/v1/classes/:id': planners,
  'POST /api/v1/classes/:id/cancel': planners,
  'POST /api/v1/classes/:id/restore': planners,
  'POST /api/v1/classes/:id/substitute': planners,
  'POST /api/v1/classes/:id/impact': planners,
  'PUT /api/v1/classes/:id/students/:user_id': planners,
  'DELETE /api/v1/classes/:id/students/:user_id': planners,
  'GET /api/v1/classes/:id/bookable': planners,
  'POST /api/v1/people/:id/absence': planners,
}

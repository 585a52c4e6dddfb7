import { administrators, signedIn, students, type Row } from './access-matrix.ts'

/** The expected access to the store and its desk, by route. */
export const storeRows: Record<string, Row> = {
  'GET /api/v1/store/products': students,
  'GET /api/v1/store/categories': students,
  'POST /api/v1/store/orders': students,
  'GET /api/v1/me/orders': signedIn,
  'POST /api/v1/store/orders/:id/cancel': signedIn,
  'GET /api/v1/store/orders': administrators,
  'GET /api/v1/store/orders/facets': administrators,
  'POST /api/v1/store/orders/:id/hand': administrators,
  'POST /api/v1/store/orders/:id/refund': administrators,
}

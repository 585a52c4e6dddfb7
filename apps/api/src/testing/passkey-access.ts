import { administrators, everybody, teachers, type Row } from './access-matrix.ts'

/** The expected access to passkeys. */
export const passkeyRows: Record<string, Row> = {
  'GET /api/v1/me/passkeys': teachers,
  'POST /api/v1/me/passkeys/options': teachers,
  'POST /api/v1/me/passkeys': teachers,
  'POST /api/v1/me/passkeys/:id/remove': teachers,
  'GET /api/v1/people/:id/passkeys': administrators,
  'DELETE /api/v1/people/:id/passkeys': administrators,
  'POST /api/v1/session/passkey_options': everybody,
  'POST /api/v1/session/passkey': everybody,
}

import type { Json } from '../../test-server.ts'
import type { Place } from '../place.ts'

/** One request of a call, as somebody of the school. */
export interface Asked {
  /** The id of the user; absent: nobody is signed in. */
  as?: number
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Json
  /** A file that is sent in place of a body. */
  file?: { name: string; type: string; content: string | Buffer; field?: string }
}

/** What an earlier call of the same run was last answered. */
export type Told = (call: string) => Json

/** How a call is asked: one request, or several that send other queries. */
export type Drive = (place: Place, told: Told) => Asked | Asked[]

/** Why a call is not driven. */
export interface Left {
  left: string
}
export type Row = Drive | Left

import type { ISchema, ObjectSchema } from 'yup'
import type { Permission } from './access.ts'

export const apiBase = '/api/v1'

/** The request header of staff who preview the portal as a student sees it: the student's id. */
export const previewHeader = 'x-preview-of'

// oxlint-disable-next-line typescript/no-explicit-any -- yup's own generic for "an object schema of any shape"
export type AnyObjectSchema = ObjectSchema<any>

/** A schema reduced to the type that it accepts: comparing two of yup's classes, member by member, costs 160 thousand types. */
// oxlint-disable-next-line typescript/no-explicit-any -- a call that a table makes has schemas of any shape
export type CallSchema<T = any> = ISchema<T>

/** The kinds of events of a stream, and the names of the ids that each has. */
export type StreamedEvents = Readonly<Record<string, readonly string[]>>

/** One call of the API: its permission, its input schemas and its response schema. Paths are Fastify's (`:id`). */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  permission: Permission
  /** Staff who preview the portal of a student get the answer that the student would get; all else is refused. */
  previewable?: true
  summary: string
  params?: CallSchema
  query?: CallSchema
  body?: CallSchema
  /** Replaces the body by one file, sent as this field of multipart/form-data. */
  upload?: { field: string; maxBytes: number }
  /** The response is a file instead of an object. */
  download?: true
  /** The file has an ETag, and a client that names it in If-None-Match gets 304 while the file is the same. */
  revalidated?: true
  /** The response is a stream of server-sent events of these kinds instead of an object. */
  stream?: StreamedEvents
  /** The response schema: only the fields named here are serialized. Absent: 204 without a body. */
  answer?: CallSchema
}

type Inferred<S> = S extends CallSchema<infer T> ? T : undefined
export type ParamsOf<C extends Call> = Inferred<C['params']>
export type QueryOf<C extends Call> = Inferred<C['query']>
export type BodyOf<C extends Call> = Inferred<C['body']>
export type AnswerOf<C extends Call> = Inferred<C['answer']>

/** A call as it is defined, its schemas reduced to the types that they accept. */
type DefinedCall<C extends Call> = {
  readonly [K in keyof C]: C[K] extends { __outputType: infer T } ? CallSchema<T> : C[K]
}

/** Preserves the literal types of a definition. */
export function defineCalls<const T extends Record<string, Call>>(
  calls: T,
): { readonly [N in keyof T]: DefinedCall<T[N]> }
export function defineCalls(calls: Record<string, Call>) {
  return calls
}

interface Address {
  params?: Record<string, unknown> | undefined
  query?: Record<string, unknown> | undefined
}

/** Builds the URL of a call below the server's origin; undefined query values are omitted. */
export function buildUrl(call: Pick<Call, 'path'>, { params = {}, query = {} }: Address = {}): string {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, String(value)]))
  return `${apiBase}${path}${pairs.length > 0 ? `?${search.toString()}` : ''}`
}

import type { InferType, ObjectSchema, Schema } from 'yup'
import type { Gate } from './access.ts'

export const apiBase = '/api/v1'

// oxlint-disable-next-line typescript/no-explicit-any -- yup's own generic for "an object schema of any shape"
export type AnyObjectSchema = ObjectSchema<any>

/** One call of the API: who may, what goes in, what comes out. Paths are Fastify's (`:id`). */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  gate: Gate
  summary: string
  params?: AnyObjectSchema
  query?: AnyObjectSchema
  body?: AnyObjectSchema
  /** Instead of a body: one file, as this field of multipart/form-data. */
  upload?: { field: string; maxBytes: number }
  /** Answers a file instead of an object. */
  download?: true
  /** Only the fields named here leave the server. Absent: 204, nothing. */
  answer?: Schema
}

type Inferred<S> = S extends Schema ? InferType<S> : undefined
export type ParamsOf<C extends Call> = Inferred<C['params']>
export type QueryOf<C extends Call> = Inferred<C['query']>
export type BodyOf<C extends Call> = Inferred<C['body']>
export type AnswerOf<C extends Call> = Inferred<C['answer']>

/** Keeps the literal types of a definition. */
export const defineCalls = <const T extends Record<string, Call>>(calls: T): T => calls

interface Address {
  params?: Record<string, unknown> | undefined
  query?: Record<string, unknown> | undefined
}

/** The address of a call below the server's origin; undefined query values are left out. */
export function addressOf(call: Pick<Call, 'path'>, { params = {}, query = {} }: Address = {}): string {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, String(value)]))
  return `${apiBase}${path}${pairs.length > 0 ? `?${search.toString()}` : ''}`
}

/* oxlint-disable typescript/no-unsafe-type-assertion -- the boundary: what the wire and the generics of calls are is asserted here alone */
import {
  addressOf,
  codec,
  type AnswerOf,
  type BodyOf,
  type Call,
  type ErrorBody,
  type ParamsOf,
  type QueryOf,
} from '@the-house/domain'
import redaxios from 'redaxios'
import { ApiFailure } from './failure.ts'
import { authorization } from './token.ts'

const timeoutMs = 20_000

type Present<T, Name extends string> = T extends undefined ? unknown : { [key in Name]: T }
/** The parts of an address that a call asks for. */
export type Address<C extends Call> = Present<ParamsOf<C>, 'params'> & Present<QueryOf<C>, 'query'>
/** All that a call asks for. */
export type Input<C extends Call> = Address<C> & Present<BodyOf<C>, 'body'>

export interface Loose {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** fetch with a time limit; `keepalive` lets a save outlive the page that sends it. */
const limited =
  (keepalive: boolean) =>
  (url: string, init: RequestInit): Promise<Response> =>
    fetch(url, { ...init, keepalive, signal: AbortSignal.timeout(timeoutMs) })

function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return new ApiFailure({ status: 0, token: 'timeout' })
  const { status, data } = (error ?? {}) as { status?: number; data?: ErrorBody }
  if (!status) return new ApiFailure({ status: 0, token: 'network' })
  const { message, token, fields } = typeof data === 'object' && data ? data : {}
  return new ApiFailure({ status, message, token, fields })
}

export interface RequestOptions {
  keepalive?: boolean
}

/** Makes a call of the contract; rejects with an ApiFailure and nothing else. */
export async function request<C extends Call>(
  call: C,
  input: Input<C>,
  options: RequestOptions = {},
): Promise<AnswerOf<C>> {
  const { params, query, body } = input as Loose
  try {
    const token = authorization()
    const { data } = await redaxios<unknown>({
      url: `${import.meta.env.VITE_API_URL ?? ''}${addressOf(call, { params, query })}`,
      method: call.method.toLowerCase() as 'get',
      ...(body === undefined ? {} : { data: codec(call.body).encode(body) }),
      headers: { accept: 'application/json', ...(token && { authorization: token }) },
      withCredentials: true,
      fetch: limited(options.keepalive ?? false) as typeof fetch,
    })
    if (!call.answer) return undefined as AnswerOf<C>
    // A page instead of data is a hotel's sign-in page, not the school.
    if (typeof data !== 'object') throw new ApiFailure({ status: 0, token: 'network' })
    // Defaults of the contract stand in for what another server leaves out.
    return call.answer.cast(codec(call.answer).decode(data), { assert: false }) as AnswerOf<C>
  } catch (error) {
    throw failureOf(error)
  }
}

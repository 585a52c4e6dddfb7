/* oxlint-disable typescript/no-unsafe-type-assertion -- the boundary: what the wire and the generics of calls are is asserted here alone */
import {
  addressOf,
  endpoints,
  fromWire,
  type AnswerOf,
  type BodyOf,
  type calls,
  type EndpointName,
  type ErrorBody,
  type ParamsOf,
  type QueryOf,
} from '@the-house/domain'
import redaxios from 'redaxios'
import { ApiFailure } from './failure.ts'
import { authorization } from './token.ts'

const timeoutMs = 20_000

type Present<T, Name extends string> = T extends undefined ? unknown : { [key in Name]: T }
type CallOf<N extends EndpointName> = (typeof calls)[N]
/** The parts of an address that a call asks for. */
export type Address<N extends EndpointName> = Present<ParamsOf<CallOf<N>>, 'params'> &
  Present<QueryOf<CallOf<N>>, 'query'>
/** All that a call asks for. */
export type Input<N extends EndpointName> = Address<N> & Present<BodyOf<CallOf<N>>, 'body'>
/** What a call answers. */
export type Answered<N extends EndpointName> = AnswerOf<CallOf<N>>

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
export async function request<N extends EndpointName>(
  name: N,
  input: Input<N>,
  options: RequestOptions = {},
): Promise<Answered<N>> {
  const { params, query, body } = input as Loose
  const endpoint = endpoints[name]
  try {
    const token = authorization()
    const { data, status } = await redaxios<unknown>({
      url: `${import.meta.env.VITE_API_URL ?? ''}${addressOf(endpoint, { params, query })}`,
      method: endpoint.method.toLowerCase() as 'get',
      ...(body === undefined ? {} : { data: body }),
      headers: { accept: 'application/json', ...(token && { authorization: token }) },
      withCredentials: true,
      fetch: limited(options.keepalive ?? false) as typeof fetch,
    })
    if (status === 204) return undefined as Answered<N>
    // A page instead of data is a hotel's sign-in page, not the school.
    if (typeof data !== 'object') throw new ApiFailure({ status: 0, token: 'network' })
    return fromWire(data) as Answered<N>
  } catch (error) {
    throw failureOf(error)
  }
}

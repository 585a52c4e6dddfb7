/* oxlint-disable typescript/no-unsafe-type-assertion -- the boundary: what the wire and the generics of calls are is asserted here alone */
import {
  buildUrl,
  decodeWire,
  previewHeader,
  type AnswerOf,
  type BodyOf,
  type CallAt,
  type ParamsOf,
  type QueryOf,
} from '@the-house/domain'
import { currentLanguage } from '@the-house/i18n'
import redaxios from 'redaxios'
import { noteRequest } from '../device/connection.ts'
import { previewedId } from '../device/previewed.ts'
import { lockReleased } from '../device/web-lock.ts'
import { ApiError } from './api-error.ts'
import { takeFirstRead } from './first-reads.ts'
import { authorization, renewal, type Authorization } from './token.ts'
import { toApiError, networkError } from './to-api-error.ts'

/** How long a request waits for its response. */
const timeoutMs = 20_000

type Present<T, Name extends string> = T extends undefined ? unknown : { [key in Name]: T }
/** A call of the contract, by its method and its path. */
export type Route = keyof CallAt
/** The path parameters and the query of a call. */
export type UrlInput<R extends Route> = Present<ParamsOf<CallAt[R]>, 'params'> & Present<QueryOf<CallAt[R]>, 'query'>
/** All input of a call; a file is sent as multipart form data. */
export type Input<R extends Route> = UrlInput<R> &
  Present<BodyOf<CallAt[R]>, 'body'> &
  (CallAt[R] extends { upload: object } ? { body: FormData } : unknown)
/** The response type of a call. */
export type ResponseOf<R extends Route> = AnswerOf<CallAt[R]>
/** The calls with an empty response. */
type Silent = { [R in Route]: ResponseOf<R> extends undefined ? R : never }[Route]
/** The calls whose response has a body. */
export type RouteWithResponse = Exclude<Route, Silent>

export interface UntypedInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

export interface RequestOptions {
  /** Lets the request outlive the page that sends it. */
  keepalive?: boolean
  /** Authorizes with this token instead of the session's. */
  token?: string
  /** Sends it for the signed-in user, in a preview of a student's portal too. */
  asSelf?: boolean
  /** What the server may take beside the usual, for what it reads. */
  readingSeconds?: number
}

/** A call built from a table at run time, by its method and its path: the compiler cannot check it. */
export type UntypedRoute = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`

interface Sending {
  route: UntypedRoute
  input: UntypedInput
  keepalive: boolean
  token: string | undefined
  /** Whether an empty response is expected. */
  silent: boolean
  asSelf?: boolean
  readingSeconds?: number
}

/** The URL of a call, relative to the server's origin. */
export const routeUrl = (route: UntypedRoute, address: UntypedInput): string =>
  buildUrl({ path: route.slice(route.indexOf('/')) as '/' }, address)

/** In a preview, reads name the student, and nothing else leaves the device. */
function previewOf({ route, asSelf }: Pick<Sending, 'route' | 'asSelf'>): Record<string, string> {
  const id = asSelf ? null : previewedId()
  if (id === null) return {}
  if (!route.startsWith('GET ')) throw new ApiError({ status: 403, token: 'preview.readOnly' })
  return { [previewHeader]: String(id) }
}

/** Sends one request, without a retry. */
async function send(sending: Sending): Promise<unknown> {
  const { route, input, keepalive, token, silent, asSelf = false, readingSeconds = 0 } = sending
  const signal = AbortSignal.timeout(timeoutMs + readingSeconds * 1000)
  const mayBeFirst = route.startsWith('GET ') && previewedId() === null
  try {
    const { data } = await redaxios<unknown>({
      url: `${import.meta.env.VITE_API_URL ?? ''}${routeUrl(route, input)}`,
      method: route.slice(0, route.indexOf(' ')) as 'get',
      ...(input.body === undefined ? {} : { data: input.body }),
      headers: {
        accept: 'application/json',
        // The server writes its mails in the language of the page.
        'accept-language': currentLanguage(),
        ...(token && { authorization: token }),
        ...previewOf({ route, asSelf }),
      },
      withCredentials: true,
      fetch: (url, init) => {
        const read = () => fetch(url, { ...init, keepalive, signal })
        return mayBeFirst ? (takeFirstRead(routeUrl(route, input), token, read) ?? read()) : read()
      },
    })
    noteRequest(true)
    if (data === '' && silent) return undefined
    // A captive portal answers with a page instead of data, and a truncated response does not parse.
    if (typeof data !== 'object' || data === null) throw networkError
    return decodeWire(data)
  } catch (error) {
    const failure = toApiError(error, signal.aborted)
    noteRequest(!failure.isUnreachable)
    throw failure
  }
}

/**
 * Returns the session to retry a call with that got a 401. A change of unit replaces the token: a request that was sent
 * with the old one gets a 401 although the user is still signed in, so this waits for the new token.
 * @throws {ApiError} 401 where the session is unchanged or over
 */
async function renewed(used: Authorization): Promise<Authorization> {
  await lockReleased(renewal)
  const now = authorization()
  if (now && now.owner === used.owner && now.token !== used.token) return now
  // The request belongs to a former user: its 401 must not end the session of the present one.
  throw new ApiError({ status: 401, token: 'session.required', outdated: now !== null && now.owner !== used.owner })
}

async function call(sending: Omit<Sending, 'token'>, token: string | undefined): Promise<unknown> {
  const used = token === undefined ? authorization() : null
  return send({ ...sending, token: token ?? used?.token }).catch(async (failure: ApiError) => {
    if (failure.status !== 401 || !used) throw failure
    return send({ ...sending, token: (await renewed(used)).token })
  })
}

/** Sends a call of the contract; rejects with an ApiError and nothing else. */
export async function request<R extends RouteWithResponse>(
  route: R,
  input: Input<R>,
  { keepalive = false, token, ...options }: RequestOptions = {},
): Promise<ResponseOf<R>> {
  const sending = { route, input: input as UntypedInput, keepalive, silent: false, ...options }
  return (await call(sending, token)) as ResponseOf<R>
}

/** The same for a call with an empty response; for other calls an empty response is an error. */
export async function requestVoid<R extends Silent>(route: R, input: Input<R>): Promise<undefined> {
  await call({ route, input: input as UntypedInput, keepalive: false, silent: true }, undefined)
}

/** Sends a call built from a table at run time; the caller knows the type of its response. */
export const requestUntyped = (route: UntypedRoute, input: UntypedInput): Promise<unknown> =>
  call({ route, input, keepalive: false, silent: route.startsWith('DELETE') }, undefined)

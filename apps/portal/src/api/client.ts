/* oxlint-disable typescript/no-unsafe-type-assertion -- the boundary: what the wire and the generics of calls are is asserted here alone */
import {
  addressOf,
  fromWire,
  type AnswerOf,
  type BodyOf,
  type CallAt,
  type ParamsOf,
  type QueryOf,
} from '@the-house/domain'
import { currentLanguage } from '@the-house/i18n'
import redaxios from 'redaxios'
import { turnsOver } from '../device/turns.ts'
import { ApiFailure } from './failure.ts'
import { authorization, renewal, type Authorization } from './token.ts'
import { failureOf, unreached } from './unanswered.ts'

const timeoutMs = 20_000

type Present<T, Name extends string> = T extends undefined ? unknown : { [key in Name]: T }
/** A call of the contract, by its method and its path. */
export type Route = keyof CallAt
/** The parts of an address that a call asks for. */
export type Address<R extends Route> = Present<ParamsOf<CallAt[R]>, 'params'> & Present<QueryOf<CallAt[R]>, 'query'>
/** All that a call asks for; a file travels as a form. */
export type Input<R extends Route> = Address<R> &
  Present<BodyOf<CallAt[R]>, 'body'> &
  (CallAt[R] extends { upload: object } ? { body: FormData } : unknown)
/** What a call answers. */
export type Answered<R extends Route> = AnswerOf<CallAt[R]>
/** The calls that answer nothing. */
type Silent = { [R in Route]: Answered<R> extends undefined ? R : never }[Route]
/** The calls that answer something. */
export type Answering = Exclude<Route, Silent>

export interface Loose {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

export interface RequestOptions {
  /** Lets a save outlive the page that sends it. */
  keepalive?: boolean
  /** Speaks with this token instead of the session's. */
  token?: string
}

/** A call that a table makes, and the compiler cannot name: its method and its path. */
export type MadeRoute = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`

interface Sending {
  route: MadeRoute
  input: Loose
  keepalive: boolean
  token: string | undefined
  /** Whether an empty answer is right. */
  silent: boolean
}

/** The address of a call, below the server's origin. */
export const addressAt = (route: MadeRoute, address: Loose): string =>
  addressOf({ path: route.slice(route.indexOf('/')) as '/' }, address)

/** Makes a call once. */
async function send({ route, input, keepalive, token, silent }: Sending): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const { data } = await redaxios<unknown>({
      url: `${import.meta.env.VITE_API_URL ?? ''}${addressAt(route, input)}`,
      method: route.slice(0, route.indexOf(' ')) as 'get',
      ...(input.body === undefined ? {} : { data: input.body }),
      headers: {
        accept: 'application/json',
        // The server writes its mails in the language that is on show.
        'accept-language': currentLanguage(),
        ...(token && { authorization: token }),
      },
      withCredentials: true,
      fetch: (url, init) => fetch(url, { ...init, keepalive, signal }),
    })
    if (data === '' && silent) return undefined
    // A page instead of data is a hotel's sign-in page, and half an answer is none.
    if (typeof data !== 'object' || data === null) throw unreached
    return fromWire(data)
  } catch (error) {
    throw failureOf(error, signal.aborted)
  }
}

/**
 * Whether a refused call may go again with what the session has become. A change of unit gives it a new token: what
 * left with the old one comes back as 401, though nobody is signed out.
 */
async function renewed(used: Authorization): Promise<Authorization> {
  await turnsOver(renewal)
  const now = authorization()
  if (now && now.owner === used.owner && now.token !== used.token) return now
  // Of somebody who has left: whoever is signed in now has nothing to do with it.
  throw new ApiFailure({ status: 401, token: 'session.required', outdated: now !== null && now.owner !== used.owner })
}

async function call(sending: Omit<Sending, 'token'>, token: string | undefined): Promise<unknown> {
  const used = token === undefined ? authorization() : null
  return send({ ...sending, token: token ?? used?.token }).catch(async (failure: ApiFailure) => {
    if (failure.status !== 401 || !used) throw failure
    return send({ ...sending, token: (await renewed(used)).token })
  })
}

/** Makes a call of the contract; rejects with an ApiFailure and nothing else. */
export async function request<R extends Answering>(
  route: R,
  input: Input<R>,
  { keepalive = false, token }: RequestOptions = {},
): Promise<Answered<R>> {
  return (await call({ route, input: input as Loose, keepalive, silent: false }, token)) as Answered<R>
}

/** The same for a call that answers nothing: an empty answer is right for it, and for no other. */
export async function tell<R extends Silent>(route: R, input: Input<R>): Promise<undefined> {
  await call({ route, input: input as Loose, keepalive: false, silent: true }, undefined)
}

/** Makes a call that a table makes; whoever asks knows what it answers. */
export const requestMade = (route: MadeRoute, input: Loose): Promise<unknown> =>
  call({ route, input, keepalive: false, silent: route.startsWith('DELETE') }, undefined)

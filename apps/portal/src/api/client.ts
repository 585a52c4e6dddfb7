/* oxlint-disable typescript/no-unsafe-type-assertion -- the boundary: what the wire and the generics of calls are is asserted here alone */
import {
  addressOf,
  endpoints,
  fromWire,
  type AnswerOf,
  type BodyOf,
  type calls,
  type EndpointName,
  type ParamsOf,
  type QueryOf,
} from '@the-house/domain'
import { currentLanguage } from '@the-house/i18n'
import redaxios from 'redaxios'
import { turnsOver } from '../device/turns.ts'
import { ApiFailure } from './failure.ts'
import { isSilent } from './silent.ts'
import { authorization, renewal, type Authorization } from './token.ts'
import { failureOf, unreached } from './unanswered.ts'

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

export interface RequestOptions {
  /** Lets a save outlive the page that sends it. */
  keepalive?: boolean
  /** Speaks with this token instead of the session's. */
  token?: string
}

interface Sending {
  name: EndpointName
  input: Loose
  keepalive: boolean
  token: string | undefined
}

/** Makes a call once. */
async function send({ name, input: { params, query, body }, keepalive, token }: Sending): Promise<unknown> {
  const endpoint = endpoints[name]
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const { data } = await redaxios<unknown>({
      url: `${import.meta.env.VITE_API_URL ?? ''}${addressOf(endpoint, { params, query })}`,
      method: endpoint.method.toLowerCase() as 'get',
      ...(body === undefined ? {} : { data: body }),
      headers: {
        accept: 'application/json',
        // The server writes its mails in the language that is on show.
        'accept-language': currentLanguage(),
        ...(token && { authorization: token }),
      },
      withCredentials: true,
      fetch: (url, init) => fetch(url, { ...init, keepalive, signal }),
    })
    if (data === '' && isSilent(name)) return undefined
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

/** Makes a call of the contract; rejects with an ApiFailure and nothing else. */
export async function request<N extends EndpointName>(
  name: N,
  input: Input<N>,
  { keepalive = false, token }: RequestOptions = {},
): Promise<Answered<N>> {
  const used = token === undefined ? authorization() : null
  const sending = { name, input: input as Loose, keepalive }
  const answer = send({ ...sending, token: token ?? used?.token }).catch(async (failure: ApiFailure) => {
    if (failure.status !== 401 || !used) throw failure
    return send({ ...sending, token: (await renewed(used)).token })
  })
  return (await answer) as Answered<N>
}

import { setTimeout as delay } from 'node:timers/promises'
import { inspect } from 'node:util'
import { apiBase } from '@the-house/domain'
import type { Json } from './test-server.ts'
import { password } from './school.ts'

/** One call of a client; rejects where it fails in any way. */
type Send = (method: string, path: string, body?: Json) => Promise<Json>

let addresses = 0
/** Another address for each request, so that no limit by address is met: the server trusts this machine as its proxy. */
const anyAddress = () => `198.51.${(addresses += 1) % 250}.${Math.floor(addresses / 250) % 250}`

/** Sends over keep-alive connections to an address, as a user who has signed in. */
export function clientOf(url: string, token = ''): Send {
  return async (method, path, body) => {
    const response = await fetch(`${url}${apiBase}${path}`, {
      method,
      headers: {
        authorization: token,
        'x-forwarded-for': anyAddress(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
}

/** Signs in; returns the token. */
export async function signIn(url: string, email: string): Promise<string> {
  const { token } = await clientOf(url)('POST', '/session', { email, password })
  return token
}

interface Exercise {
  id: number
  type: string
  answer_text: string | null
}

/** Opens a topic of exercises: its attempt, and the open question with the number that its answer holds. */
export async function openQuestion(send: Send, topic_id: number) {
  const { id, exercises }: { id: number; exercises: Exercise[] } = await send(
    'GET',
    `/chapters/1/exercises?topic_id=${topic_id}`,
  )
  const open = exercises.find(({ type }) => type === 'OPEN_ANSWER')
  const exercise_id = open?.id ?? 0
  return {
    test: id,
    exercise_id,
    stored: Number(open?.answer_text ?? 0),
    /** Stores a number as the answer. */
    answer: (value: number) => send('PUT', `/tests/${id}/answer_open`, { exercise_id, answer_text: String(value) }),
  }
}

/** Clients that each repeat what they do until they are told to stop, or one of them fails. */
export function startLoad(clients: readonly (() => Promise<unknown>)[]) {
  const over = new AbortController()
  const failures: string[] = []
  const done = clients.map(() => 0)
  const running = clients.map(async (act, index) => {
    while (!over.signal.aborted) {
      try {
        await act()
        done[index] = (done[index] ?? 0) + 1
      } catch (error) {
        failures.push(inspect(error))
        over.abort()
      }
    }
  })
  return {
    /** How often each client has succeeded. */
    done: () => done,
    /** Resolves once each client has succeeded again, or one has failed. */
    moves: async () => {
      const before = done.slice()
      while (!over.signal.aborted && done.some((count, index) => count <= (before[index] ?? 0))) await delay(20)
    },
    /** Ends the load; returns what has failed. */
    stop: async () => {
      over.abort()
      await Promise.all(running)
      return failures
    },
  }
}

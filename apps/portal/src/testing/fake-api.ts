import { vi } from 'vitest'

/** The response of a call. */
export interface Reply {
  /** Default: 200. */
  status?: number
  /** Sent as JSON. */
  body?: unknown
  /** Sent unchanged, instead of a body. */
  text?: string
  headers?: Record<string, string>
}

/** An injected fault of a call. */
export type Fault =
  | Reply
  /** No response ever arrives. */
  | 'hangs'
  /** The connection breaks before a response. */
  | 'breaks'
  /** The connection breaks in the middle of a response. */
  | 'breaks half way'

type Answer = (body: unknown, asked: Asked) => Reply | Promise<Reply>

export interface Asked {
  method: string
  path: string
  body: unknown
  token: string | null
  language: string | null
  /** The student whose portal is previewed. */
  preview: string | null
}

const absent: Answer = () => ({ status: 404, body: { token: 'notFound' } })

/** A response body whose second half never arrives. */
const halfBody = () =>
  new ReadableStream({
    start(body) {
      body.enqueue(new TextEncoder().encode('{"content": ['))
      body.error(new TypeError('network error'))
    },
  })

async function failWith(fault: Fault, signal: AbortSignal | null | undefined): Promise<Response> {
  if (fault === 'breaks') throw new TypeError('Failed to fetch')
  if (fault === 'breaks half way') return new Response(halfBody(), { status: 200 })
  if (fault === 'hangs')
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('signal timed out', 'TimeoutError')))
    })
  return responseOf(fault)
}

const responseOf = ({ status = 200, body, text, headers = {} }: Reply) =>
  new Response(status === 204 ? null : (text ?? JSON.stringify(body)), { status, headers })

/** A test double of the API below /api/v1: calls without a defined response get 404; all calls are recorded. */
export class FakeApi {
  readonly asked: Asked[] = []
  reachable = true
  private readonly answers = new Map<string, Answer>()
  private readonly faults = new Map<string, Fault>()

  /** Defines the response of a call: `on('GET /me/books', { content: [] })`. */
  on(call: string, answer: unknown): this {
    const fixed: Answer = () => ({ body: answer })
    this.answers.set(call, typeof answer === 'function' ? (body, asked) => answer(body, asked) : fixed)
    return this
  }

  refuse(call: string, status: number, body: unknown = {}): this {
    return this.reply(call, { status, body })
  }

  reply(call: string, reply: Reply): this {
    this.answers.set(call, () => reply)
    return this
  }

  /** The response of a call, as it is defined now. */
  async replyOf(call: string): Promise<Reply> {
    const [method = '', path = ''] = call.split(' ')
    const asked = { method, path, body: undefined, token: null, language: null, preview: null }
    return (this.answers.get(call) ?? absent)(undefined, asked)
  }

  /** Injects a fault into a call until `mend`, whatever its response. */
  fault(call: string, fault: Fault): this {
    this.faults.set(call, fault)
    return this
  }

  /** Removes all faults. */
  mend(): void {
    this.faults.clear()
  }

  /** The requests of a call: a page that an earlier file opened in this worker may poll its notifications beside them. */
  requestsOf(call: string): Asked[] {
    return this.asked.filter(({ method, path }) => `${method} ${path}` === call)
  }

  /** The number of requests of a call. */
  count(call: string): number {
    return this.requestsOf(call).length
  }

  /** Installs this API as `fetch`. */
  open(): this {
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (!this.reachable) throw new TypeError('Failed to fetch')
      const { pathname, search } = new URL(url, location.origin)
      const path = `${pathname.replace('/api/v1', '')}${search}`
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body
      const method = init.method ?? 'GET'
      const sent = new Headers(init.headers)
      const [token, language, preview] = ['authorization', 'accept-language', 'x-preview-of'].map((name) =>
        sent.get(name),
      )
      const asked = { method, path, body, token: token ?? null, language: language ?? null, preview: preview ?? null }
      this.asked.push(asked)
      const fault = this.faults.get(`${method} ${path}`)
      if (fault) return failWith(fault, init.signal)
      const answer = this.answers.get(`${method} ${path}`) ?? absent
      return responseOf(await answer(body, asked))
    })
    return this
  }
}

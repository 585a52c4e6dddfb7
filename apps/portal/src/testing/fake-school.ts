import { vi } from 'vitest'

/** What a call is answered with. */
export interface Reply {
  /** Default: 200. */
  status?: number
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is, instead of a body. */
  text?: string
  headers?: Record<string, string>
}
type Answer = (body: unknown, asked: Asked) => Reply | Promise<Reply>

export interface Asked {
  method: string
  path: string
  body: unknown
  token: string | null
  language: string | null
}

const absent: Answer = () => ({ status: 404, body: { token: 'notFound' } })

/** A school that answers below /api/v1; what nobody told it is 404. It notes every call. */
export class FakeSchool {
  readonly asked: Asked[] = []
  reachable = true
  private readonly answers = new Map<string, Answer>()

  /** `on('GET /me/books', { content: [] })` */
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

  /** How often a call came. */
  count(call: string): number {
    return this.asked.filter(({ method, path }) => `${method} ${path}` === call).length
  }

  /** Puts this school behind `fetch`. */
  open(): this {
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (!this.reachable) throw new TypeError('Failed to fetch')
      const { pathname, search } = new URL(url, location.origin)
      const path = `${pathname.replace('/api/v1', '')}${search}`
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body
      const method = init.method ?? 'GET'
      const sent = new Headers(init.headers)
      const asked = { method, path, body, token: sent.get('authorization'), language: sent.get('accept-language') }
      this.asked.push(asked)
      const answer = this.answers.get(`${method} ${path}`) ?? absent
      const { status = 200, body: answered, text, headers = {} } = await answer(body, asked)
      return new Response(status === 204 ? null : (text ?? JSON.stringify(answered)), { status, headers })
    })
    return this
  }
}

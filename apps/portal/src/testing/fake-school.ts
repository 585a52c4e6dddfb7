import { vi } from 'vitest'

/** What a call is answered with: a value (200), or a status and a body. */
export type Reply = { status: number; body?: unknown } | { body: unknown }
type Answer = (body: unknown) => Reply | Promise<Reply>

export interface Asked {
  method: string
  path: string
  body: unknown
}

/** A school that answers below /api/v1; what nobody told it is 404. It notes every call. */
export class FakeSchool {
  readonly asked: Asked[] = []
  reachable = true
  private readonly answers = new Map<string, Answer>()

  /** `on('GET /me/books', { content: [] })` */
  on(call: string, answer: unknown): this {
    const fixed: Answer = () => ({ body: answer })
    this.answers.set(call, typeof answer === 'function' ? (body) => answer(body) : fixed)
    return this
  }

  refuse(call: string, status: number, body: unknown = {}): this {
    this.answers.set(call, () => ({ status, body }))
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
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
      const method = init.method ?? 'GET'
      this.asked.push({ method, path, body })
      const answer = this.answers.get(`${method} ${path}`) ?? (() => ({ status: 404, body: { token: 'notFound' } }))
      const reply = await answer(body)
      const status = 'status' in reply ? reply.status : 200
      return new Response(status === 204 ? null : JSON.stringify(reply.body), { status })
    })
    return this
  }
}

import { Readable } from 'node:stream'
import { apiBase } from '@the-house/domain'
import type { TestServer, Visitor } from './test-server.ts'

/**
 * Begins a call whose body does not come yet, as over a slow line.
 * @returns `isUnderWay` once the server waits for the body, and `end`, which sends it
 */
export function holdBody(
  { server }: Pick<TestServer, 'server'>,
  { token }: Pick<Visitor, 'token'>,
  method: 'POST' | 'PUT',
  path: string,
  body: object,
) {
  const text = JSON.stringify(body)
  const begun = Promise.withResolvers<void>()
  const payload = new Readable({ read: () => begun.resolve() })
  const headers = {
    authorization: token,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
  }
  const answer = server.inject({ method, url: `${apiBase}${path}`, headers, payload })
  return {
    isUnderWay: begun.promise,
    end: async () => {
      payload.push(text)
      payload.push(null)
      const { statusCode: status, payload: told } = await answer
      const answered: unknown = JSON.parse(told)
      return { status, body: answered }
    },
  }
}

import type { Readable } from 'node:stream'
import { apiBase, type Call } from '@the-house/domain'
import { create } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { describeCall } from './describe.ts'
import { entityTag, isKnown } from './entity-tag.ts'
import { inputOf, type Input } from './input.ts'
import { rateLimitOf, type RouteLimit } from './rate-limits.ts'

/** A file download. */
export interface Download {
  /** The file name offered for saving; any characters. */
  name: string
  /** The media type, with the charset for text. */
  type: string
  content: string | Buffer | Readable
  /** The length of a stream, for Content-Length, so that browsers show the progress. */
  bytes?: number
}

/** A call of the contract that responds with a file. */
type DownloadCall = Call & Required<Pick<Call, 'download'>>

/** Registers a call that responds with a file: authorized, validated and documented as by `route`. */
export function downloadRoute<C extends DownloadCall>(
  app: FastifyInstance,
  call: C,
  handler: (input: Input<C>) => Promise<Download>,
  { rateLimit }: { rateLimit?: RouteLimit } = {},
): void {
  const { onRequest, read } = inputOf(app, call)
  app.route({
    method: call.method,
    url: `${apiBase}${call.path}`,
    schema: describeCall(call),
    config: rateLimitOf(rateLimit),
    // Most files are compressed already, and an uncompressed response keeps its Content-Length.
    compress: false,
    validatorCompiler: () => () => true,
    onRequest,
    handler: async (request, reply) => {
      const { name, type, content, bytes } = await handler(await read(request))
      if (call.revalidated && typeof content === 'string') {
        const tag = entityTag(content)
        reply.headers({ etag: tag, 'cache-control': 'private, no-cache' })
        if (isKnown(tag, request.headers['if-none-match'])) return reply.code(304).send()
      }
      reply.header('content-disposition', create(name)).type(type)
      if (bytes !== undefined) reply.header('content-length', bytes)
      return reply.send(content)
    },
  })
}

import type { Readable } from 'node:stream'
import { apiBase, type Call } from '@the-house/domain'
import { create } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { describeCall } from './describe.ts'
import { inputOf, type Input } from './input.ts'
import { rateOf, type Rate } from './rate.ts'

/** A file that leaves the server to be saved. */
export interface Download {
  /** What it is called where it is saved; any letters. */
  name: string
  /** Its media type, with the charset where it is text. */
  type: string
  content: string | Buffer | Readable
  /** How long it is, where `content` does not tell: whoever waits for it sees how much is still to come. */
  bytes?: number
}

/** A call of the contract that answers a file. */
type DownloadCall = Call & Required<Pick<Call, 'download'>>

/** Registers a call that answers a file: the same gate, validation and document as `route`. */
export function downloadRoute<C extends DownloadCall>(
  app: FastifyInstance,
  call: C,
  handler: (input: Input<C>) => Promise<Download>,
  rate: Rate = {},
): void {
  const { onRequest, read } = inputOf(app, call)
  app.route({
    method: call.method,
    url: `${apiBase}${call.path}`,
    schema: describeCall(call),
    config: rateOf(rate),
    // Most files are compressed already, and a file that is not keeps its length.
    compress: false,
    validatorCompiler: () => () => true,
    onRequest,
    handler: async (request, reply) => {
      const { name, type, content, bytes } = await handler(await read(request))
      reply.header('content-disposition', create(name)).type(type)
      if (bytes !== undefined) reply.header('content-length', bytes)
      return reply.send(content)
    },
  })
}

import multipart from '@fastify/multipart'
import { apiBase, codec, type AnswerOf, type Call } from '@the-house/domain'
import type { FastifyInstance } from 'fastify'
import { assertWritable } from '../app-context.ts'
import { describeCall } from './describe.ts'
import { inputOf, type Input } from './input.ts'
import { rateLimitOf, type RouteLimit } from './rate-limits.ts'
import { spool } from './spool.ts'

/** A call of the contract that takes a file. */
type UploadCall = Call & Required<Pick<Call, 'upload' | 'answer'>>

type UploadInput<C extends Call> = Input<C> & {
  /** Receives the file, once; `use` gets a path that is valid until it ends, and the file name sent by the client. */
  receive: <T>(use: (path: string, name: string) => Promise<T>) => Promise<T>
}

/** Registers a call whose body is a file: authorized and documented as by `route`; only here multipart is parsed. */
export function uploadRoute<C extends UploadCall>(
  app: FastifyInstance,
  call: C,
  handler: (input: UploadInput<C>) => Promise<AnswerOf<C>>,
  { rateLimit }: { rateLimit?: RouteLimit } = {},
): void {
  const { upload } = call
  const { encode } = codec(call.answer)
  const { onRequest, read } = inputOf(app, call)
  void app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { files: 1, fileSize: upload.maxBytes, fields: 10, fieldSize: 1024, parts: 11, headerPairs: 20 },
    })
    scope.route({
      method: call.method,
      url: `${apiBase}${call.path}`,
      schema: describeCall(call),
      config: { ...rateLimitOf(rateLimit), takesFile: true },
      validatorCompiler: () => () => true,
      onRequest,
      handler: async (request) => {
        await assertWritable(app.context)
        const input = await read(request)
        return encode(await handler({ ...input, receive: (use) => spool(request, upload, use) }))
      },
    })
  })
}

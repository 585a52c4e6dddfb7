import multipart from '@fastify/multipart'
import { apiBase, codec, type AnswerOf, type Call } from '@the-house/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { assertWritable } from '../house.ts'
import type { SignedIn } from '../plugins/session.ts'
import { describeCall } from './describe.ts'
import { gateOf } from './gate.ts'
import { spool } from './spool.ts'

/** A call of the contract that takes a file. */
type UploadCall = Call & Required<Pick<Call, 'upload' | 'answer'>>

export interface UploadInput {
  user: SignedIn
  request: FastifyRequest
  /** Reads the file, to be called once; `use` gets a path that is good until it ends. */
  receive: <T>(use: (path: string) => Promise<T>) => Promise<T>
}

/** Registers a call whose body is a file: the same gate, spelling and document as `route`; here alone multipart is understood. */
export function uploadRoute<C extends UploadCall>(
  app: FastifyInstance,
  call: C,
  handler: (input: UploadInput) => Promise<AnswerOf<C>>,
): void {
  const { upload } = call
  const { encode } = codec(call.answer)
  const gate = gateOf(app, call)
  void app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { files: 1, fileSize: upload.maxBytes, fields: 10, fieldSize: 1024, parts: 11, headerPairs: 20 },
    })
    scope.route({
      method: call.method,
      url: `${apiBase}${call.path}`,
      schema: describeCall(call),
      config: { rateLimit: false },
      validatorCompiler: () => () => true,
      onRequest: gate.onRequest,
      handler: async (request) => {
        await assertWritable(app.house)
        const user = gate.callerOf(request)
        if (!user) throw new Error(`${call.path} takes files of people who are signed in alone.`)
        return encode(await handler({ user, request, receive: (use) => spool(request, upload, use) }))
      },
    })
  })
}

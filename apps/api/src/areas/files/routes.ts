import fastifyStatic from '@fastify/static'
import { apiBase, DomainError } from '@the-house/domain'
import { create } from 'content-disposition'
import type { FastifyPluginAsync } from 'fastify'
import { number, object, string } from 'yup'
import { jsonSchema } from '../../contract/json-schema.ts'
import { validator } from '../../contract/validation.ts'
import { isShownInPlace } from '../../files/file-name.ts'
import { validFor } from '../../files/signature.ts'

interface FilesOptions {
  /** The root directory of the files. */
  root: string
  secret: string
}

const addressSchema = object({ '*': string().required() })
const signatureSchema = object({
  expires: number().integer().min(0).max(Number.MAX_SAFE_INTEGER).required(),
  name: string(),
  signature: string().required(),
})

/**
 * The content security policy: no scripts run in a file opened on its own, and only the portal may frame it; a PDF has
 * no sandbox.
 */
const policy = (key: string) => `default-src 'none'; frame-ancestors 'self'${key.endsWith('.pdf') ? '' : '; sandbox'}`

/** Serves media and documents by signed URL, because their HTML tags cannot send an Authorization header. */
export const fileRoutes: FastifyPluginAsync<FilesOptions> = async (app, { root, secret }) => {
  await app.register(fastifyStatic, { serve: false, root, cacheControl: false, dotfiles: 'ignore' })
  const readKey = validator(addressSchema)
  const readQuery = validator(signatureSchema)

  app.get(
    `${apiBase}/files/*`,
    {
      compress: false,
      schema: {
        summary: 'A file, by an address that other calls hand out',
        tags: ['files'],
        querystring: jsonSchema(signatureSchema, 'request'),
      },
      validatorCompiler: () => () => true,
    },
    async (request, reply) => {
      const { '*': key } = addressSchema.cast(await readKey(request.params))
      const { expires, name, signature } = signatureSchema.cast(await readQuery(request.query))
      const seconds = validFor(secret, { key, expires, name, signature }, app.context.clock())
      if (seconds === 0) throw new DomainError('notFound')
      if (name !== undefined) reply.header('content-disposition', create(name))
      else if (!isShownInPlace(key)) reply.header('content-disposition', 'attachment')
      return reply
        .header('content-security-policy', policy(key))
        .header('cache-control', `private, max-age=${seconds}, immutable`)
        .sendFile(key)
    },
  )
}

import fastifyStatic from '@fastify/static'
import { apiBase, DomainError } from '@the-house/domain'
import { create } from 'content-disposition'
import type { FastifyPluginAsync } from 'fastify'
import { number, object, string } from 'yup'
import { jsonSchema } from '../../contract/json-schema.ts'
import { validator } from '../../contract/validation.ts'
import { isShownInPlace } from '../../files/file-name.ts'
import { validFor } from '../../files/signature.ts'
import type { FileStorage } from '../../files/storage.ts'
import { asFile, type FileAnswer } from './answer.ts'
import { fromStore } from './from-store.ts'

export interface FilesOptions {
  place: FileStorage['place']
  /** Whether the portal is served over https, from where no browser goes to a store without it. */
  secure: boolean
  /** Signs the addresses of files. */
  secret: string
}

/** The origin of the store that browsers are sent to for some files; null: none. */
export function storeOrigin({ place, secure }: Pick<FilesOptions, 'place' | 'secure'>): string | null {
  const origin = 'store' in place ? place.store.publicOrigin : null
  return secure && origin?.startsWith('http:') ? null : origin
}

const addressSchema = object({ '*': string().required() })
const signatureSchema = object({
  expires: number().integer().min(0).max(Number.MAX_SAFE_INTEGER).required(),
  name: string(),
  signature: string().required(),
})

/** Serves media and documents by signed URL, because their HTML tags cannot send an Authorization header. */
export const fileRoutes: FastifyPluginAsync<FilesOptions> = async (app, { place, secure, secret }) => {
  if ('root' in place)
    await app.register(fastifyStatic, { serve: false, root: place.root, cacheControl: false, dotfiles: 'ignore' })
  const answer: FileAnswer =
    'root' in place
      ? async (_request, reply, file) => asFile(reply, file).sendFile(file.key)
      : fromStore(place.store, storeOrigin({ place, secure }))
  const readKey = validator(addressSchema)
  const readQuery = validator(signatureSchema)

  app.get(
    `${apiBase}/files/*`,
    {
      compress: false,
      schema: {
        operationId: 'signedFile',
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
      const asDownload = isShownInPlace(key) ? undefined : 'attachment'
      return answer(request, reply, { key, seconds, disposition: name === undefined ? asDownload : create(name) })
    },
  )
}

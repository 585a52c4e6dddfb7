import { fileCalls } from '@the-house/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { downloadRoute } from '../contract/download-route.ts'
import { route } from '../contract/route.ts'
import { uploadRoute } from '../contract/upload-route.ts'
import type { Entity } from './entities.ts'
import { deleteUnnamed } from './file-keys.ts'
import { clearFile, storeFile, loadFile } from './files.ts'
import { assertOwnRow } from './own-units.ts'
import { findRow } from './read.ts'

/** Registers the calls for each file place of an entity. */
export function fileRoutesOf(app: FastifyInstance, entity: Entity): void {
  const { context } = app
  const { definition } = entity

  /** The change is committed: a file that cannot be deleted is logged, and the caller gets no error. */
  const deleteFormerFile = (request: FastifyRequest, key: string | null) =>
    deleteUnnamed(context, key === null ? [] : [key]).catch((error: unknown) =>
      request.log.error({ err: error }, 'an old file stays'),
    )

  for (const place of Object.keys(definition.files)) {
    const { send, load, clear } = fileCalls(definition, place)
    const placeOf = ({ id }: { id: number }) => ({ entity, place, id })

    uploadRoute(
      app,
      send,
      async ({ user, params, request, receive }) => {
        // Answers 404 before the file is read, which may have 100 MB.
        await findRow(context.db, entity, params.id)
        await assertOwnRow(context.db, entity, user, { id: params.id, to: 'write' })
        const { answer, former } = await receive((path, name) =>
          storeFile(context, user, placeOf(params), { path, name }),
        )
        await deleteFormerFile(request, former)
        return answer
      },
      { rateLimit: 'uploadFile' },
    )
    if (!definition.shared?.includes(`${place}.load`))
      downloadRoute(app, load, ({ user, params }) => loadFile(context, user, placeOf(params)))
    route(app, clear, async ({ user, params, request }) => {
      const { answer, former } = await clearFile(context, user, placeOf(params))
      await deleteFormerFile(request, former)
      return answer
    })
  }
}

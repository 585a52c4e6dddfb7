import { fileCalls } from '@the-house/domain'
import type { FastifyInstance } from 'fastify'
import { downloadRoute } from '../contract/download-route.ts'
import { route } from '../contract/route.ts'
import { uploadRoute } from '../contract/upload-route.ts'
import type { Entity } from './entities.ts'
import { clearFile, storeFile, loadFile } from './files.ts'
import { assertOwnRow } from './own-units.ts'
import { findRow } from './read.ts'

/** Registers the calls for each file place of an entity. */
export function fileRoutesOf(app: FastifyInstance, entity: Entity): void {
  const { context } = app
  const { definition } = entity

  for (const place of Object.keys(definition.files)) {
    const { send, load, clear } = fileCalls(definition, place)
    const placeOf = ({ id }: { id: number }) => ({ entity, place, id })

    uploadRoute(
      app,
      send,
      async ({ user, params, receive }) => {
        // Answers 404 before the file is read, which may have 100 MB.
        await findRow(context.db, entity, params.id)
        await assertOwnRow(context.db, entity, user, { id: params.id, to: 'write' })
        return receive((path, name) => storeFile(context, user, placeOf(params), { path, name }))
      },
      { rateLimit: 'uploadFile' },
    )
    if (!definition.shared?.includes(`${place}.load`))
      downloadRoute(app, load, ({ user, params }) => loadFile(context, user, placeOf(params)))
    route(app, clear, ({ user, params }) => clearFile(context, user, placeOf(params)))
  }
}

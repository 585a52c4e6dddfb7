import { fileCalls } from '@the-house/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { downloadRoute } from '../contract/download-route.ts'
import { route } from '../contract/route.ts'
import { uploadRoute } from '../contract/upload-route.ts'
import type { Entity } from './entities.ts'
import { clearFile, forgetFile, keepFile, loadFile, type Place } from './files.ts'
import { findRow } from './read.ts'

/** Far above what somebody sends by hand. */
const rate = { perAddress: 300 }

/** The calls of every place for a file that an entity has. */
export function fileRoutesOf(app: FastifyInstance, entity: Entity): void {
  const { house } = app
  const { definition } = entity

  /** The change stands: a file that cannot be deleted is told to who runs the school, not to who asked. */
  const tidy = (request: FastifyRequest, where: Place, key: string | null) =>
    forgetFile(house, where, key).catch((error: unknown) => request.log.error({ err: error }, 'an old file stays'))

  for (const place of Object.keys(definition.files)) {
    const { send, load, clear } = fileCalls(definition, place)
    const placeOf = ({ id }: { id: number }) => ({ entity, place, id })

    uploadRoute(
      app,
      send,
      async ({ user, params, request, receive }) => {
        // Before the file is read: 100 MB for nothing would be a pity.
        await findRow(house.db, entity, params.id)
        const { answer, former } = await receive((path, name) => keepFile(house, user, placeOf(params), { path, name }))
        await tidy(request, placeOf(params), former)
        return answer
      },
      rate,
    )
    if (!definition.shared?.includes(`${place}.load`))
      downloadRoute(app, load, ({ params }) => loadFile(house, placeOf(params)))
    route(app, clear, async ({ user, params, request }) => {
      const { answer, former } = await clearFile(house, user, placeOf(params))
      await tidy(request, placeOf(params), former)
      return answer
    })
  }
}

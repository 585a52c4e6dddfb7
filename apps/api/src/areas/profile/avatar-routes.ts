import { profileCalls } from '@the-house/domain'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { withRateLimit } from '../../contract/rate-limiter.ts'
import { route } from '../../contract/route.ts'
import { uploadRoute } from '../../contract/upload-route.ts'
import { fileOf } from '../../files/present.ts'
import { audited } from '../session/audit.ts'
import { changeAvatar, deletePicture, removeAvatar } from './avatar.ts'

export const avatarRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app

  /** The change is committed: a file that cannot be deleted is logged, and the caller gets no error. */
  const deleteFormerFile = (request: FastifyRequest, key: string | null) =>
    deletePicture(context, key).catch((error: unknown) => request.log.error({ err: error }, 'an old picture stays'))

  uploadRoute(app, profileCalls.changeAvatar, async ({ user, request, receive }) => {
    const { key, former } = await audited(request, 'avatar', () =>
      withRateLimit(context, 'changeAvatar', { user: user.id }, () =>
        receive((path) => changeAvatar(context, user.id, path)),
      ),
    )
    request.log.info({ event: 'avatar.changed', user_id: user.id }, 'changed the own picture')
    await deleteFormerFile(request, former)
    return { avatar: fileOf(context, key) }
  })

  route(app, profileCalls.removeAvatar, async ({ user, request }) => {
    const former = await removeAvatar(context, user.id)
    request.log.info({ event: 'avatar.removed', user_id: user.id }, 'removed the own picture')
    await deleteFormerFile(request, former)
    return undefined
  })
}

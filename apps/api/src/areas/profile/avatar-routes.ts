import { profileCalls } from '@the-house/domain'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { route } from '../../contract/route.ts'
import { uploadRoute } from '../../contract/upload-route.ts'
import { fileOf } from '../books/present.ts'
import { limited } from '../session/attempts.ts'
import { audited } from '../session/audit.ts'
import { changeAvatar, forget, removeAvatar } from './avatar.ts'

export const avatarRoutes: FastifyPluginAsync = async (app) => {
  const { house } = app

  /** The change stands: a file that cannot be deleted is told to who runs the school, not to who asked. */
  const tidy = (request: FastifyRequest, key: string | null) =>
    forget(house, key).catch((error: unknown) => request.log.error({ err: error }, 'an old picture stays'))

  uploadRoute(app, profileCalls.changeAvatar, async ({ user, request, receive }) => {
    const { key, former } = await audited(request, 'avatar', () =>
      limited(house, 'avatar', { user: user.id }, () => receive((path) => changeAvatar(house, user.id, path))),
    )
    request.log.info({ event: 'avatar.changed', user_id: user.id }, 'changed the own picture')
    await tidy(request, former)
    return { avatar: fileOf(house, key) }
  })

  route(app, profileCalls.removeAvatar, async ({ user, request }) => {
    const former = await removeAvatar(house, user.id)
    request.log.info({ event: 'avatar.removed', user_id: user.id }, 'removed the own picture')
    await tidy(request, former)
    return undefined
  })
}

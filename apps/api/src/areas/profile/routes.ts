import { profileCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { audited } from '../session/audit.ts'
import { changeProfile, findProfile } from './service.ts'

export const profileRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app

  route(app, profileCalls.myProfile, ({ user }) => findProfile(context.db, user.id))

  route(app, profileCalls.changeProfile, async ({ user, body, request }) => {
    const changed = await audited(request, 'profile', () => changeProfile(context, user, body))
    const event = body.change_password ? 'password.changed' : 'profile.changed'
    request.log.info({ event, user_id: user.id }, 'changed own data')
    return changed
  })
}

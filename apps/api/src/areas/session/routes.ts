import { sessionCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { deviceOf, keepDevice } from '../../plugins/device-cookie.ts'
import { audited } from './audit.ts'
import { rememberDevice } from './known-devices.ts'
import { signIn, signOut, signOutElsewhere } from './service.ts'
import { languageOf } from '../../contract/language.ts'
import { changeUnity } from './unity.ts'

export const sessionRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app

  route(
    app,
    sessionCalls.signIn,
    async ({ body, request }) => {
      const opened = await audited(
        request,
        'session',
        () =>
          signIn(context, body, {
            language: languageOf(request.headers['accept-language']),
            ip: request.ip,
            device: deviceOf(request),
          }),
        body.email,
      )
      await rememberDevice(context, opened.user.id, keepDevice(request))
      request.log.info({ event: 'session.opened', user_id: opened.user.id }, 'signed in')
      return opened
    },
    { rateLimit: 'publicCall', writes: 'session' },
  )

  route(
    app,
    sessionCalls.signOut,
    async ({ user, request }) => {
      await signOut(context.db, user)
      request.log.info({ event: 'session.closed', user_id: user.id }, 'signed out')
      return undefined
    },
    { writes: 'session' },
  )

  route(app, sessionCalls.signOutElsewhere, async ({ user, request }) => {
    const ended = await signOutElsewhere(context.db, user)
    request.log.info({ event: 'session.others_closed', user_id: user.id, ended }, 'signed out elsewhere')
    return undefined
  })

  route(app, sessionCalls.changeUnity, async ({ user, body: { unity_id }, request }) => {
    const token = await audited(request, 'session.unity', () => changeUnity(context.db, user, unity_id))
    request.log.info({ event: 'session.unity_changed', user_id: user.id, unity_id }, 'changed the unit')
    return { token }
  })
}

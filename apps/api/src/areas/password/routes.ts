import { passwordCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { keepDevice } from '../../plugins/device-cookie.ts'
import { audited } from '../session/audit.ts'
import { rememberDevice } from '../session/known-devices.ts'
import { languageOf } from '../../contract/language.ts'
import { requestPasswordReset, resetPassword } from './service.ts'

export const passwordRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app

  route(
    app,
    passwordCalls.forgotPassword,
    async ({ body, request }) => {
      const language = languageOf(request.headers['accept-language'])
      await audited(
        request,
        'password.mail',
        () => requestPasswordReset(context, body.email.toLowerCase(), language),
        body.email,
      )
      request.log.info({ event: 'password.mail_asked', address: request.ip }, 'asked for a mail')
      return undefined
    },
    { rateLimit: 'publicCall' },
  )

  route(
    app,
    passwordCalls.changePasswordToken,
    async ({ body, request }) => {
      const origin = { ip: request.ip, language: languageOf(request.headers['accept-language']) }
      const user_id = await audited(request, 'password', () => resetPassword(context, body, origin))
      await rememberDevice(context, user_id, keepDevice(request))
      request.log.info({ event: 'password.reset', user_id }, 'set a new password by a mail')
      return undefined
    },
    { rateLimit: 'publicCall' },
  )
}

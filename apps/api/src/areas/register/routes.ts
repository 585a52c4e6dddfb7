import { registerCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { audited } from '../session/audit.ts'
import { languageOf } from '../../contract/language.ts'
import { register, validateCode } from './service.ts'

export const registerRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app

  route(
    app,
    registerCalls.validateCode,
    ({ body, request }) => audited(request, 'register.code', () => validateCode(context, body, request.ip), body.email),
    { rateLimit: 'publicCall' },
  )

  route(
    app,
    registerCalls.register,
    async ({ body, request }) => {
      const caller = { ip: request.ip, language: languageOf(request.headers['accept-language']) }
      const user_id = await audited(request, 'register', () => register(context, body.user, caller), body.user.email)
      request.log.info({ event: 'register.done', user_id }, 'registered')
      return undefined
    },
    { rateLimit: 'publicCall' },
  )
}

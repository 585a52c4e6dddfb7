import { registerCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { perAddress } from '../session/attempts.ts'
import { audited } from '../session/audit.ts'
import { languageOf } from '../session/language.ts'
import { register, validateCode } from './service.ts'

export const registerRoutes: FastifyPluginAsync = async (app) => {
  const { house } = app

  route(
    app,
    registerCalls.validateCode,
    ({ body, request }) => audited(request, 'register.code', () => validateCode(house, body)),
    { perAddress },
  )

  route(
    app,
    registerCalls.register,
    async ({ body, request }) => {
      const language = languageOf(request.headers['accept-language'])
      const user_id = await audited(request, 'register', () => register(house, body.user, language))
      request.log.info({ event: 'register.done', user_id }, 'registered')
      return undefined
    },
    { perAddress },
  )
}

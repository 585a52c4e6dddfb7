import { changeCodeCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { keepDevice } from '../../plugins/device-cookie.ts'
import { audited } from '../session/audit.ts'
import { rememberDevice } from '../session/known-devices.ts'
import { languageOf } from '../../contract/language.ts'
import { requestCodeChange, changeCode } from './service.ts'

export const changeCodeRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app

  route(
    app,
    changeCodeCalls.changeCode,
    async ({ query: { code, email }, request }) => {
      const language = languageOf(request.headers['accept-language'])
      const codeChange = { code, email: email.toLowerCase(), language, ip: request.ip }
      await audited(request, 'code.mail', () => requestCodeChange(context, codeChange), email)
      request.log.info({ event: 'code.mail_asked', address: request.ip }, 'asked for a mail')
      return undefined
    },
    { rateLimit: 'publicCall' },
  )

  route(
    app,
    changeCodeCalls.changeCodeToken,
    async ({ query, request }) => {
      const { user_id, token } = await audited(request, 'code', () => changeCode(context, query.token, request.ip))
      await rememberDevice(context, user_id, keepDevice(request))
      request.log.info({ event: 'code.changed', user_id }, 'moved to another code')
      return { token }
    },
    { rateLimit: 'publicCall' },
  )
}

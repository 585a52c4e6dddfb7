import { foundingCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { languageOf } from '../../contract/language.ts'
import { route } from '../../contract/route.ts'
import { keepDevice } from '../../plugins/device-cookie.ts'
import { audited } from '../session/audit.ts'
import { rememberDevice } from '../session/known-devices.ts'
import { findFoundingLink, foundSchool } from './found.ts'
import { readFoundingSteps, skipStep } from './steps.ts'

export const foundingRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app
  const { db } = context

  route(
    app,
    foundingCalls.foundingLink,
    async ({ params: { token }, request }) => ({
      expires_at: await audited(request, 'founding.link', () => findFoundingLink(context, token, request.ip)),
    }),
    { rateLimit: 'publicCall' },
  )

  route(
    app,
    foundingCalls.foundSchool,
    async ({ body, request }) => {
      const caller = { ip: request.ip, language: languageOf(request.headers['accept-language']) }
      const opened = await audited(request, 'founding', () => foundSchool(context, body, caller))
      await rememberDevice(context, opened.user.id, keepDevice(request))
      request.log.info({ event: 'founding.done', user_id: opened.user.id }, 'founded the school')
      return opened
    },
    { rateLimit: 'publicCall' },
  )

  route(app, foundingCalls.founding, async () => ({ steps: await readFoundingSteps(db) }))
  route(app, foundingCalls.skipFoundingStep, async ({ params: { step }, body: { skipped } }) => {
    await skipStep(db, step, skipped)
    return { steps: await readFoundingSteps(db) }
  })
}

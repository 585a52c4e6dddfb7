import { DomainError, sessionCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { signIn, signOut } from './service.ts'

export const sessionRoutes: FastifyPluginAsync = async (app) => {
  const { house } = app

  route(
    app,
    sessionCalls.signIn,
    async ({ body, request }) => {
      try {
        const opened = await signIn(house, body)
        request.log.info({ event: 'session.opened', user_id: opened.user.id }, 'signed in')
        return opened
      } catch (error) {
        if (error instanceof DomainError) request.log.info({ event: 'session.refused', token: error.token }, 'refused')
        throw error
      }
    },
    // A whole school may share one address; the limit of an account is what stops guessing.
    { perAddress: 600 },
  )

  route(app, sessionCalls.signOut, async ({ user, request }) => {
    await signOut(house.db, user.session_id)
    request.log.info({ event: 'session.closed', user_id: user.id }, 'signed out')
    return undefined
  })
}

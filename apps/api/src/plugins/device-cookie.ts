import { apiBase } from '@the-house/domain'
import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { hashToken, newToken } from './session.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The secret of a device that becomes known with the answer; null: none does. */
    knownDevice: string | null
  }
}

const name = 'device'
const yearSeconds = 31_536_000
const cookie = new RegExp(String.raw`(?:^|; *)${name}=([\w-]{43})(?:;|$)`)

const secretOf = ({ headers }: FastifyRequest): string | undefined => cookie.exec(headers.cookie ?? '')?.[1]

/** The hash of the secret in the device's cookie; undefined: it has none. */
export function deviceOf(request: FastifyRequest): string | undefined {
  const secret = secretOf(request)
  return secret && hashToken(secret)
}

/** Gives the device its cookie with the answer, for another year. @returns the hash that the device is known by */
export function keepDevice(request: FastifyRequest): string {
  const secret = secretOf(request) ?? newToken()
  request.knownDevice = secret
  return hashToken(secret)
}

/**
 * The device cookie of a known device, in OWASP's sense, which gives it failed sign-ins of its own and no access. The portal is served by this
 * server, so that the cookie never has to cross sites; it goes along with the calls of the session alone.
 */
export const deviceCookie = plugin<{ secure: boolean }>(async (app, { secure }) => {
  app.decorateRequest('knownDevice', null)
  app.addHook('onSend', async ({ knownDevice }, reply) => {
    if (knownDevice === null) return
    const attributes = `Path=${apiBase}/session; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax`
    reply.header('set-cookie', `${name}=${knownDevice}; ${attributes}${secure ? '; Secure' : ''}`)
  })
})

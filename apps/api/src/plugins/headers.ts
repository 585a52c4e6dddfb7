import helmet from '@fastify/helmet'
import { apiBase } from '@the-house/domain'
import plugin from 'fastify-plugin'

/** Sets the strictest security headers on every response; the portal's page and the files relax theirs. */
export const headers = plugin<{ secure: boolean }>(async (app, { secure }) => {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: secure && { maxAge: 31_536_000, includeSubDomains: true },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url.startsWith(apiBase)) reply.header('cache-control', 'no-store')
  })
})

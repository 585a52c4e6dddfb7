import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { apiBase } from '@the-house/domain'
import plugin from 'fastify-plugin'
import helmet, { type HelmetOptions } from 'helmet'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Leaves out the headers that a browser reads of documents only: 200 bytes for each file of a first visit. */
    isAsset?: boolean
  }
}

/** What no page needs is off; the requirements screen tries camera and microphone. */
const permissionsPolicy = [
  'camera=(self)',
  'microphone=(self)',
  ...[
    'accelerometer',
    'browsing-topics',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'midi',
    'payment',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ')

/** Returns the headers that helmet sets, which are the same for every request. */
function headersOf(options: HelmetOptions) {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(options)(response.req, response, () => undefined)
  return response.getHeaders()
}

const ofDocuments = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} satisfies HelmetOptions

/** Sets the strictest security headers on every response; the portal's page and the files relax theirs. */
export const headers = plugin<{ secure: boolean }>(async (app, { secure }) => {
  const strictest = {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: secure && { maxAge: 31_536_000, includeSubDomains: true },
    crossOriginEmbedderPolicy: false,
  } satisfies HelmetOptions
  const ofAll = headersOf(strictest)
  const ofAssets = headersOf({ ...strictest, ...ofDocuments })
  const ofPages = { ...ofAll, 'permissions-policy': permissionsPolicy }
  const ofCalls = { ...ofAll, 'cache-control': 'no-store' }

  app.addHook('onRequest', (request, reply, done) => {
    const others = request.url.startsWith(apiBase) ? ofCalls : ofPages
    reply.headers(request.routeOptions.config.isAsset ? ofAssets : others)
    done()
  })
})

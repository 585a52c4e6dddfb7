import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { DomainError } from '@the-house/domain'
import plugin from 'fastify-plugin'
import { refuse } from './errors.ts'

/** The portal's page may run and style only what carries its nonce. */
const policy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' https: data: blob:",
    "media-src 'self' https: blob:",
    "frame-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const page = 'index.html'
/** Vite puts a hash of the content into these names. */
const hashed = (path: string) => path.includes(`${join('/', 'assets')}/`)

/** The built portal: its files, and its one page for every address that is not the API's. */
export const portal = plugin<{ root: string }>(async (app, { root }) => {
  const file = join(root, page)
  if (!existsSync(file)) {
    app.log.warn('The portal is not built: this server answers the API alone.')
    return
  }
  const html = readFileSync(file, 'utf8')
  await app.register(fastifyStatic, {
    root,
    index: false,
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    schemaHide: true,
    allowedPath: (path) => path !== `/${page}` && !path.startsWith('/api/'),
    setHeaders: (reply, path) => {
      reply.header('cache-control', hashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
      reply.header('content-security-policy', "default-src 'self'")
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/api(\/|\?|$)/.test(request.url)
    if (!isPage) return refuse(new DomainError('notFound'), request, reply)
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', policy(nonce))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html.replaceAll('__CSP_NONCE__', nonce))
  })
})

import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import { DomainError, filmPlayers, type Embeds } from '@the-house/domain'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { sendError } from './errors.ts'
import { pagePolicy, reportGroup, reportPath, type PagePolicy } from './page-policy.ts'
import { pageReader } from './portal-page.ts'

/** The pages that the portal shows in a frame of its own: how students will see what is edited. */
const framed = /^\/preview\//

const page = 'index.html'
/** Vite puts a content hash into the names of these files, so they are cached forever. */
const hashed = (path: string) => path.includes(`${join('/', 'assets')}/`)

/** The paths of the API and of files, never of screens: an outdated tab must not get html instead of a script. */
const noScreen = /^\/(api|assets)(\/|\?|$)/

/** Whether a request navigates to a path that the portal's router handles. */
const isVisit = ({ method, url }: FastifyRequest) => method === 'GET' && !noScreen.test(url)

interface PortalOptions extends Pick<PagePolicy, 'mediaOrigin' | 'embeds' | 'secure'> {
  root: string | undefined
}

/** What the program reads of the school's settings in its page. */
function metaOf({ hosts, players }: Embeds, isPublicDemo: boolean): string {
  const isEachPlayerAllowed = Object.values(filmPlayers).every((player) => players.includes(player))
  const metas = [
    ...(isPublicDemo ? ['<meta name="demonstration" content="yes">'] : []),
    ...(hosts.length > 0 ? [`<meta name="picture-origins" content="${hosts.join(' ')}">`] : []),
    ...(isEachPlayerAllowed ? [] : [`<meta name="player-origins" content="${players.join(' ')}">`]),
  ]
  return `${metas.join('')}</head>`
}

/** Serves the files of the built portal, and its page for every path outside of the API. */
export const portal = plugin<PortalOptions>(async (app, options) => {
  const { root, mediaOrigin, embeds, secure } = options
  const meta = metaOf(embeds, app.isPublicDemo)
  const readPage = root ? pageReader(root) : async () => null
  if (root) {
    await app.register(fastifyStatic, { ...filesOf(root), decorateReply: false, allowedPath: isFile })
    await app.register(hashedFiles, { root })
  }
  if (!(await readPage('/'))) app.log.warn('The portal is not built: this server answers the API alone.')

  app.setNotFoundHandler(async (request, reply) => {
    const html = isVisit(request) ? await readPage(request.url) : null
    if (!html) return sendError(new DomainError('notFound'), request, reply)
    const nonce = randomBytes(16).toString('base64')
    const isFramed = framed.test(request.url)
    return reply
      .header(
        'content-security-policy',
        pagePolicy({ nonce, ancestors: isFramed ? "'self'" : "'none'", mediaOrigin, embeds, secure }),
      )
      .headers(secure ? { 'reporting-endpoints': `${reportGroup}="${reportPath}"` } : {})
      .header('x-frame-options', isFramed ? 'SAMEORIGIN' : 'DENY')
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html.replaceAll('__CSP_NONCE__', nonce).replace('</head>', meta))
  })
})

/**
 * Serves the files with a content hash. The wildcard route of @fastify/static would list their folder at each request,
 * to compare the letter case of the path with the file's: no file is protected by its path here.
 */
const hashedFiles: FastifyPluginAsync<{ root: string }> = async (app, { root }) => {
  // Immutable: no browser asks whether they have changed.
  await app.register(fastifyStatic, { ...filesOf(root), serve: false, etag: false, lastModified: false })
  app.get<{ Params: { name: string } }>(
    '/assets/:name',
    { schema: { hide: true }, config: { isAsset: true } },
    ({ params }, reply) => reply.sendFile(`assets/${params.name}`),
  )
}

const filesOf = (root: string) =>
  ({
    root,
    index: false,
    preCompressed: true,
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', hashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
      reply.header('content-security-policy', "default-src 'self'")
    },
  }) satisfies FastifyStaticOptions

/** The paths of files that are served under their names; pages are served by `portal` alone, with their nonce. */
const isFile = (path: string) =>
  path !== `/${page}` && !path.endsWith('/') && !path.startsWith('/api/') && !path.startsWith('/pages/')

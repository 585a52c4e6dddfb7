import { registerRoute } from 'workbox-routing'
import { publicPaths } from '../page/public-paths.ts'
import { precache } from './files.ts'
import { withFreshNonce } from './fresh-nonce.ts'
import { shellPage } from './names.ts'

/** Pages that the server alone answers: its own, files, and the preview of a chapter, which another policy lets frame. */
const ofServer = /^\/(api|assets|classroom|healthz|outbox|preview|readyz)(\/|$)|\.\w+$/

const publicPages = [
  publicPaths.login,
  publicPaths.register,
  publicPaths.forgotPassword,
  publicPaths.changePassword(''),
  publicPaths.found(''),
  '/change-code/',
]

const isPublic = (path: string) => publicPages.some((page) => path.startsWith(page))

async function cachedPage(): Promise<Response | undefined> {
  const page = await precache.matchPrecache(shellPage)
  return page && withFreshNonce(page)
}

/** Cache first: the browser checks for a new worker, and with it for a new version, on each visit by itself. */
async function openPage(request: Request): Promise<Response> {
  return (await cachedPage()) ?? fetch(request)
}

/** Network first: the server has a page of its own for each public address. */
async function openPublicPage(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const page = await cachedPage()
    if (!page) throw error
    return page
  }
}

registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && !ofServer.test(url.pathname),
  ({ request, url }) => (isPublic(url.pathname) ? openPublicPage(request) : openPage(request)),
)

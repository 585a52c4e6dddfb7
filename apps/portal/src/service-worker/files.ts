import { limits } from '@the-house/domain'
import { cacheNames, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { PrecacheController } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { formerFilesCache, shellPage, usedFilesCache } from './names.ts'
import { isOfThisBuild } from './own-build.ts'
import { plugin } from './scope.ts'

// oxlint-disable-next-line eslint/no-underscore-dangle -- workbox-build looks for this name
const build = self.__WB_MANIFEST

const ownFilesOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => ((await isOfThisBuild(request, response, build)) ? response : null),
}

/** The files of this version, all of which are cached before it replaces the one before. */
export const precache = new PrecacheController({ plugins: [ownFilesOnly] })
precache.addToCacheList(build)

const day = 24 * 60 * 60
const whenUsed = new CacheFirst({
  cacheName: usedFilesCache,
  plugins: [
    ownFilesOnly,
    plugin(new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 60 * day, purgeOnQuotaError: true })),
  ],
})

/**
 * Moves the chunks that the new version no longer has out of the way of its clean-up: a tab that still runs the version
 * before, in the middle of an exercise, may need them.
 */
export async function keepFormerFiles(): Promise<void> {
  await caches.delete(formerFilesCache)
  const [from, to] = await Promise.all([caches.open(cacheNames.precache), caches.open(formerFilesCache)])
  const wanted = new Set(precache.getURLsToCacheKeys().values())
  for (const request of await from.keys()) {
    const file = wanted.has(request.url) || request.url.includes(shellPage) ? undefined : await from.match(request)
    // A full device keeps no former files: the tab then reloads.
    if (file) await to.put(request, file).catch(() => undefined)
  }
}

const betweenTriesMs = 2000

/**
 * Fetches a script until it comes: a browser keeps the failure of an import for as long as the page lives, so that a
 * script that waits for the connection can still come, and one that has failed cannot.
 */
async function fetchOnceConnected(request: Request): Promise<Response> {
  const end = Date.now() + limits.chunkTimeoutMs
  for (;;)
    try {
      return await fetch(request)
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => {
        setTimeout(resolve, betweenTriesMs)
      })
    }
}

async function fileOf(request: Request, event: ExtendableEvent, url: URL): Promise<Response> {
  if (precache.getCacheKeyForURL(url.href)) return precache.strategy.handle({ request, event })
  const former = await caches.match(request, { cacheName: formerFilesCache })
  return former ?? whenUsed.handle({ request, event })
}

// Files with a hash in their names never change. A cache that the browser has evicted is no failure: they come from the
// network again.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(assets|icons)\//.test(url.pathname),
  async ({ request, event, url }) => {
    try {
      return await fileOf(request, event, url)
    } catch (error) {
      if (request.destination !== 'script') throw error
      return fetchOnceConnected(request)
    }
  },
)

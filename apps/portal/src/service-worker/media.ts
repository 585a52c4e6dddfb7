import { apiBase, limits } from '@the-house/domain'
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { createPartialResponse } from 'workbox-range-requests'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { mediaCache } from './names.ts'
import { plugin } from './scope.ts'

const day = 24 * 60 * 60
const expiration = new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 60 * day, purgeOnQuotaError: true })

/** Deletes the media of the user who has signed out. */
export const forgetMedia = (): Promise<void> => expiration.deleteCacheAndMetadata()

/** A file is known by its path, which names its content; the signature in the query changes every hour. */
const withoutSignature = (url: string): string => url.slice(0, url.indexOf('?'))

/** The path of a picture in its own size, which is the one that a chapter on the device has. */
const inOwnSize = (path: string): string => path.replace(/\.w\d+\.webp$/, '.webp')

const isSmall = ({ headers }: Response) => Number(headers.get('content-length')) <= limits.cachedMediaBytes

const strategy = new CacheFirst({
  cacheName: mediaCache,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => withoutSignature(request.url),
      // Players ask for ranges: the whole file is fetched and cached, and each range is cut from it.
      requestWillFetch: async ({ request }) => (request.headers.has('range') ? new Request(request.url) : request),
      handlerDidError: async ({ request }) =>
        (await caches.open(mediaCache)).match(inOwnSize(withoutSignature(request.url))),
      cacheWillUpdate: async ({ response }) => (isSmall(response) ? response : null),
    },
    plugin(new CacheableResponsePlugin({ statuses: [200] })),
    plugin(expiration),
  ],
})

// Downloads have a name in their address and are not kept; a film is streamed, as it may be larger than the device's space.
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin &&
    url.pathname.startsWith(`${apiBase}/files/`) &&
    url.searchParams.has('signature') &&
    !url.searchParams.has('name') &&
    request.destination !== 'video' &&
    request.destination !== 'document' &&
    request.destination !== 'iframe',
  async ({ request, event }) => {
    const response = await strategy.handle({ request, event })
    return request.headers.has('range') && response.status === 200 ? createPartialResponse(request, response) : response
  },
)

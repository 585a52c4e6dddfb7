import createCache, { type EmotionCache } from '@emotion/cache'

const caches = new Map<string | undefined, EmotionCache>()

/**
 * Emotion's cache, one a page: a second one would put its layers behind the styles that the first
 * has left, and so turn the order of reset and recipes around.
 */
export function styleCache(nonce: string | undefined): EmotionCache {
  const found = caches.get(nonce)
  if (found) return found
  const made = createCache({ key: 'house', ...(nonce === undefined ? {} : { nonce }) })
  caches.set(nonce, made)
  return made
}

import createCache, { type EmotionCache } from '@emotion/cache'

const caches = new Map<string | undefined, EmotionCache>()

/**
 * The one Emotion cache of a page: a second one would insert its cascade layers after the existing styles, and so
 * reverse the order of reset and recipes.
 */
export function styleCache(nonce: string | undefined): EmotionCache {
  const found = caches.get(nonce)
  if (found) return found
  const made = createCache({ key: 'house', ...(nonce === undefined ? {} : { nonce }) })
  caches.set(nonce, made)
  return made
}

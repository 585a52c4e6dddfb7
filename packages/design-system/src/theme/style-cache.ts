import createCache, { type EmotionCache } from '@emotion/cache'

const caches = new Map<string | undefined, EmotionCache>()
const key = 'house'

/**
 * The one Emotion cache of a page: a second one would insert its cascade layers after the existing styles, and so
 * reverse the order of reset and recipes.
 */
export function styleCache(nonce: string | undefined): EmotionCache {
  const found = caches.get(nonce)
  if (found) return found
  const made = createCache({ key, ...(nonce === undefined ? {} : { nonce }) })
  // Without a browser, styles are collected for the page's head and stand in no element between others.
  if (typeof document === 'undefined') made.compat = true
  caches.set(nonce, made)
  return made
}

export interface CollectedStyles {
  css: string
  /** The value of `data-emotion`, by which the browser knows what it need not insert again. */
  names: string
}

/** The styles of what was rendered with this nonce at build. */
export function collectedStyles(nonce: string): CollectedStyles {
  const styles = Object.entries(styleCache(nonce).inserted).filter(([, css]) => typeof css === 'string' && css !== '')
  return { css: styles.map(([, css]) => css).join(''), names: [key, ...styles.map(([name]) => name)].join(' ') }
}

import { limits } from '@the-house/domain'

/** Returns the URL of the current page, cut to the limit of a report. */
export const pageAddress = (): string => location.href.slice(0, limits.reportUrlMax)

/** Returns the user agent, the language of the page and the size of the window. */
export function browserDetails(): string {
  const size = `${innerWidth}×${innerHeight} @${devicePixelRatio}`
  return [navigator.userAgent, document.documentElement.lang, size].join(' · ').slice(0, limits.reportDetailsMax)
}

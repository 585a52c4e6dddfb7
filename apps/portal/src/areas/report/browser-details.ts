import { limits } from '@the-house/domain'

/** The address of the page on show, as long as a report takes it. */
export const pageAddress = (): string => location.href.slice(0, limits.reportUrlMax)

/** What the browser tells of itself: its name, the language on show, and how large its window is. */
export function browserDetails(): string {
  const size = `${innerWidth}×${innerHeight} @${devicePixelRatio}`
  return [navigator.userAgent, document.documentElement.lang, size].join(' · ').slice(0, limits.reportDetailsMax)
}

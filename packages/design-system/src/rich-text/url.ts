import { allowedHtml } from '@the-house/domain'

const scheme = /^([a-z][a-z\d+.-]*):/i
const mail = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/
const host = /^[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/
const schemes: readonly string[] = allowedHtml.schemes

/** Whether content may link to a URL: a scheme of the allow-list, or a path of this site. */
export function isAllowedUrl(address: string): boolean {
  // Browsers ignore invisible characters before they read the scheme, so they must not hide one here.
  // oxlint-disable-next-line no-control-regex -- exactly those
  const seen = address.replaceAll(/[\u0000-\u0020\u007F-\u00A0]/g, '')
  const [, name] = scheme.exec(seen) ?? []
  return name === undefined ? /^[/#?]/.test(seen) && !seen.startsWith('//') : schemes.includes(name.toLowerCase())
}

/**
 * Normalizes a URL as the user typed it.
 * @returns the URL, or null where content may not link to it
 */
export function normalizeUrl(typed: string): string | null {
  const text = typed.trim()
  if (mail.test(text)) return `mailto:${text}`
  if (host.test(text) && !scheme.test(text)) return `https://${text}`
  return text !== '' && !/\s/.test(text) && isAllowedUrl(text) ? text : null
}

import { allowedHtml } from '@the-house/domain'

const scheme = /^([a-z][a-z\d+.-]*):/i
const mail = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/
const host = /^[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/
const schemes: readonly string[] = allowedHtml.schemes

/** Whether content may lead to an address: the allow-list's schemes, or a place of this house. */
export function isAllowedAddress(address: string): boolean {
  // Browsers leave out what cannot be seen before they look for the scheme.
  // oxlint-disable-next-line no-control-regex -- exactly those
  const seen = address.replaceAll(/[\u0000-\u0020\u007F-\u00A0]/g, '')
  const [, name] = scheme.exec(seen) ?? []
  return name === undefined ? /^[/#?]/.test(seen) && !seen.startsWith('//') : schemes.includes(name.toLowerCase())
}

/** The address that somebody means; null where it leads nowhere that content may lead to. */
export function meantAddress(typed: string): string | null {
  const text = typed.trim()
  if (mail.test(text)) return `mailto:${text}`
  if (host.test(text) && !scheme.test(text)) return `https://${text}`
  return text !== '' && !/\s/.test(text) && isAllowedAddress(text) ? text : null
}

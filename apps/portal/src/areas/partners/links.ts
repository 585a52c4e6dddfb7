import { phoneDigits } from '@the-house/domain'

/** Returns the URL of a place on Google Maps; its name finds it, because the address may be a state alone. */
export const mapOf = (name: string, address: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${name}, ${address}` })}`

/** Returns a `tel:` URL; national numbers get the country code 55. */
export function dialOf(phone: string): string {
  const digits = phoneDigits(phone)
  return `tel:+${digits.length > 11 ? digits : `55${digits}`}`
}

/** Returns the URL of a site entered with or without https; null where it is no web URL. */
export function siteOf(site: string): string | null {
  const written = site.trim()
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(written) ? written : `https://${written}`)
  const leads = url?.protocol === 'https:' || url?.protocol === 'http:'
  return written && leads ? url.href : null
}

import { phoneDigits } from '@the-house/domain'

/** The address of a place on a map of the world. */
export const mapOf = (address: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`

/** What dials a number from wherever one is: with the country's 55. */
export function dialOf(phone: string): string {
  const digits = phoneDigits(phone)
  return `tel:+${digits.length > 11 ? digits : `55${digits}`}`
}

/** The address of a site as it was written, with or without https; null where it leads to no site. */
export function siteOf(site: string): string | null {
  const written = site.trim()
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(written) ? written : `https://${written}`)
  const leads = url?.protocol === 'https:' || url?.protocol === 'http:'
  return written && leads ? url.href : null
}

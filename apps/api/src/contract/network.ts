import { normalizeIP } from '@fastify/rate-limit'

/** The address that a limit counts: of IPv6 its /64 network, since one household has all of its addresses. */
export const addressOf = (ip: string): string => normalizeIP(ip)

/** The network of an address, which one school, company or provider's street shares: /24 of IPv4, /48 of IPv6. */
export function networkOf(ip: string): string {
  const address = normalizeIP(ip, 48)
  return address.includes(':') ? address : address.split('.').slice(0, 3).join('.')
}

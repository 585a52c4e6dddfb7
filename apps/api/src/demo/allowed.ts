import { BlockList, isIP } from 'node:net'
import type { Config } from '../config.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Whether a server on this address is reached from its own machine alone. */
function isLoopback(host: string): boolean {
  const family = isIP(host)
  return family === 0 ? host === 'localhost' : loopback.check(host, family === 6 ? 'ipv6' : 'ipv4')
}

type Settings = Pick<Config, 'DEMO' | 'PUBLIC_URL' | 'NODE_ENV' | 'HOST'>

/**
 * Why there may be no demonstration school, whose password everybody knows: strangers may reach this server, or the
 * settings forbid it.
 * @returns the setting, in words; null: it is allowed
 */
export function demoRefusal({ DEMO, PUBLIC_URL, NODE_ENV, HOST }: Settings): string | null {
  if (DEMO === 'yes') return null
  if (DEMO === 'no') return 'DEMO is no'
  const { protocol, hostname } = new URL(PUBLIC_URL ?? 'http://localhost')
  if (protocol === 'https:') return 'PUBLIC_URL is https'
  if (!isLoopback(hostname.replaceAll(/[[\]]/g, '')))
    return `PUBLIC_URL names ${hostname}, which other machines may reach`
  if (NODE_ENV?.trim().toLowerCase() === 'production') return 'NODE_ENV is production'
  return isLoopback(HOST) ? null : `HOST is ${HOST}, which other machines may reach`
}

/** Whether there may be a demonstration school. */
export const isDemoAllowed = (settings: Settings): boolean => demoRefusal(settings) === null

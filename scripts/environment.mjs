// Runs on Node 20, since it locates Node 24.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const bin = join(root, 'node_modules', '.bin')

const wantedNode = 24

/**
 * The Node that runs the product: the one installed with the dependencies, else the running one if it is new enough.
 */
export function findNode() {
  const own = join(bin, 'node')
  if (existsSync(own)) return own
  if (Number(process.versions.node.split('.')[0]) >= wantedNode) return process.execPath
  throw new Error(
    `The House needs Node ${wantedNode} or newer; this is Node ${process.versions.node}. ` +
      'On 64-bit Linux it comes with the dependencies; on this machine install it from https://nodejs.org.',
  )
}

/** The environment of child processes: our own binaries first on the path, without telemetry and update checks. */
export const environment = {
  ...process.env,
  PATH: [bin, process.env.PATH].filter(Boolean).join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  TURBO_CACHE: 'local:rw',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
  NO_UPDATE_NOTIFIER: '1',
  NPM_CONFIG_UPDATE_NOTIFIER: 'false',
}

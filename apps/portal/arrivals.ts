import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** What Vite wraps each import of the built portal with. */
const helper = '\0vite/preload-helper.js'
const own = fileURLToPath(new URL('src/device/arrivals.ts', import.meta.url))

/** Has each import of the built portal wait for its files, so that one that failed can be tried again. */
export const waitForFiles: Plugin = {
  name: 'wait-for-files',
  apply: 'build',
  transform: {
    filter: { id: new RegExp(`^${helper}$`) },
    handler: () => `export { importArrived as __vitePreload } from ${JSON.stringify(own)}`,
  },
  generateBundle(_, bundle) {
    const isThere = Object.values(bundle).some((file) => file.type === 'chunk' && file.moduleIds.includes(own))
    if (!isThere) this.error('No import waits for its files: Vite wraps them with something else than before.')
  },
}

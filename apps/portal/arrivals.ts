import { fileURLToPath } from 'node:url'
import type { ModulePreloadOptions, Plugin, Rolldown } from 'vite'
import { withImports } from './early.ts'

/** What Vite wraps each import of the built portal with. */
const helper = '\0vite/preload-helper.js'
const own = fileURLToPath(new URL('src/device/arrivals.ts', import.meta.url))

const routes = 'portal/src/app/routes.ts'
const bars = 'portal/src/app/signed-in.tsx'

let bundle: Rolldown.OutputBundle = {}

const holds = (file: string, module: string): boolean => {
  const chunk = bundle[file]
  return chunk?.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith(module))
}

/** What is there for certain once a file runs: what it imports itself; the table of the routes comes with the bars. */
function thereWith(host: string): Set<string> {
  const found = withImports(bundle, host)
  if (!holds(host, routes)) return found
  const withBars = Object.keys(bundle).find((file) => holds(file, bars))
  return withBars === undefined ? found : withImports(bundle, withBars, found)
}

/** The files that an import waits for, and those that the page names. */
export const filesToWaitFor: NonNullable<ModulePreloadOptions['resolveDependencies']> = (
  file,
  files,
  { hostId, hostType },
) => {
  // The page names whatever its program begins with.
  if (hostType === 'html') return files
  const there = thereWith(hostId)
  // Vite has no list for a file that stands alone.
  return (files.length > 0 ? files : [file]).filter((one) => !there.has(one))
}

/** Has each import of the built portal wait for its files, so that one that failed can be tried again. */
export const waitForFiles: Plugin = {
  name: 'wait-for-files',
  apply: 'build',
  transform: {
    filter: { id: new RegExp(`^${helper}$`) },
    handler: () => `export { importArrived as __vitePreload } from ${JSON.stringify(own)}`,
  },
  generateBundle: {
    // Vite asks which files to wait for in its turn.
    order: 'pre',
    handler(_, output) {
      bundle = output
      if (!Object.keys(bundle).some((file) => holds(file, 'src/device/arrivals.ts')))
        this.error('No import waits for its files: Vite wraps them with something else than before.')
    },
  },
}

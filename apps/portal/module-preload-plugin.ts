import { fileURLToPath } from 'node:url'
import type { ModulePreloadOptions, Plugin, Rolldown } from 'vite'
import { withImports } from './early-preload-plugin.ts'

/** The module with which Vite wraps each dynamic import of the build. */
const helper = '\0vite/preload-helper.js'
const own = fileURLToPath(new URL('src/device/module-preload.ts', import.meta.url))

const routes = 'portal/src/app/routes.ts'
const bars = 'portal/src/app/authenticated-app.tsx'

let bundle: Rolldown.OutputBundle = {}

const holds = (file: string, module: string): boolean => {
  const chunk = bundle[file]
  return chunk?.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith(module))
}

/** The chunks that are loaded once a file runs: its static imports; the route table loads with the shell. */
function thereWith(host: string): Set<string> {
  const found = withImports(bundle, host)
  if (!holds(host, routes)) return found
  const withBars = Object.keys(bundle).find((file) => holds(file, bars))
  return withBars === undefined ? found : withImports(bundle, withBars, found)
}

/** Resolves the files that a dynamic import preloads, and those that the page preloads. */
export const resolvePreloadDependencies: NonNullable<ModulePreloadOptions['resolveDependencies']> = (
  file,
  files,
  { hostId, hostType },
) => {
  // The page preloads all files of its entry.
  if (hostType === 'html') return files
  const there = thereWith(hostId)
  // Vite lists no dependencies for a chunk without imports: the file itself is the list.
  return (files.length > 0 ? files : [file]).filter((one) => !there.has(one))
}

/** Preloads the files of each dynamic import before it runs, so that a failed one can be retried (code splitting). */
export const modulePreloadPlugin: Plugin = {
  name: 'wait-for-files',
  apply: 'build',
  transform: {
    filter: { id: new RegExp(`^${helper}$`) },
    handler: () => `export { importPreloaded as __vitePreload } from ${JSON.stringify(own)}`,
  },
  generateBundle: {
    // Must run before Vite's own plugin, which resolves the files.
    order: 'pre',
    handler(_, output) {
      bundle = output
      if (!Object.keys(bundle).some((file) => holds(file, 'src/device/module-preload.ts')))
        this.error('No import waits for its files: Vite wraps them with something else than before.')
    },
  },
}

import { fileURLToPath } from 'node:url'
import type { ModulePreloadOptions, Plugin } from 'vite'
import { withImports } from './early.ts'

/** What Vite wraps each import of the built portal with. */
const helper = '\0vite/preload-helper.js'
const own = fileURLToPath(new URL('src/device/arrivals.ts', import.meta.url))

const had = /\/(index|rolldown-runtime)-/
const hadBehindTheDoor = /\/(index|rolldown-runtime|data|choices|signed-in)-/
const bars = 'portal/src/app/signed-in.tsx'

/**
 * The files that an import waits for: whoever asks for a part has the first files already, and the table of the routes
 * comes with the bars.
 */
export const filesToWaitFor: NonNullable<ModulePreloadOptions['resolveDependencies']> = (
  file,
  files,
  { hostId, hostType },
) => {
  // The page names whatever its program begins with.
  if (hostType === 'html') return files
  // Vite has no list for a file that stands alone.
  const all = files.length > 0 ? files : [file]
  return all.filter((one) => !(/\/routes-/.test(hostId) ? hadBehindTheDoor : had).test(one))
}

/** Has each import of the built portal wait for its files, so that one that failed can be tried again. */
export const waitForFiles: Plugin = {
  name: 'wait-for-files',
  apply: 'build',
  transform: {
    filter: { id: new RegExp(`^${helper}$`) },
    handler: () => `export { importArrived as __vitePreload } from ${JSON.stringify(own)}`,
  },
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    if (!chunks.some(({ moduleIds }) => moduleIds.includes(own)))
      this.error('No import waits for its files: Vite wraps them with something else than before.')
    const first = chunks.filter(({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => id.endsWith(bars)))
    const there = new Set(first.flatMap(({ fileName }) => Array.from(withImports(bundle, fileName))))
    const missing = chunks.filter(({ fileName }) => hadBehindTheDoor.test(fileName) && !there.has(fileName))
    for (const { fileName } of missing)
      this.error(`No import waits for ${fileName}, but it does not come with the bars.`)
  },
}

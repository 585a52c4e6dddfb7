import type { Plugin, Rolldown } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/** The files that most students never need: they are cached when they are used, not with the portal. */
const forFew =
  /^(staff|access|modes|picture-dialog|own-passkeys|passkey|sortable-rows|film-player|unplayed|widgets|words-(staff|server)-\w+)$/

/** The chunks that students reach from the entry, by static and dynamic imports. */
function studentChunks(bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || found.has(file)) return
    found.add(file)
    for (const imported of chunk.imports) visit(imported)
    for (const imported of chunk.dynamicImports) {
      const target = bundle[imported]
      if (target?.type === 'chunk' && !forFew.test(target.name)) visit(imported)
    }
  }
  for (const output of Object.values(bundle)) if (output.type === 'chunk' && output.isEntry) visit(output.fileName)
  return found
}

let chunks = new Set<string>()

const readChunks: Plugin = {
  name: 'read-student-chunks',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      chunks = studentChunks(bundle)
    },
  },
}

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The manifest of the installed portal, and its service worker with the list of files to precache. */
export const pwaPlugins = [
  readChunks,
  ...VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'service-worker.ts',
    // The page registers it once it is at rest.
    injectRegister: false,
    includeManifestIcons: false,
    manifest: {
      id: '/',
      name: 'The House',
      short_name: 'The House',
      description: 'The portal of the English-language school: books, chapters and exercises of the Magic Formula.',
      start_url: '/dashboard',
      scope: '/',
      display: 'standalone',
      background_color: '#FAF6F0',
      theme_color: '#FAF6F0',
      icons: [
        icon('icon-192.png', 192, 'any'),
        icon('icon-512.png', 512, 'any'),
        icon('maskable-512.png', 512, 'maskable'),
      ],
    },
    injectManifest: {
      globPatterns: ['index.html', 'favicon.svg', 'icons/icon-192.png', 'assets/*.{js,css,woff2}'],
      // Names in assets have a hash: they need no revision.
      dontCacheBustURLsMatching: /^assets\//,
      maximumFileSizeToCacheInBytes: 5_000_000,
      manifestTransforms: [
        (entries) => ({
          manifest: entries.filter(({ url }) => !url.endsWith('.js') || chunks.has(url)),
          warnings: [],
        }),
      ],
    },
  }),
]

import { fileURLToPath } from 'node:url'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Aliases of a build: what libraries bring along, and this design system can do with much less of. */
export const standIns = {
  'hoist-non-react-statics': here('no-statics.ts'),
  regexparam: here('no-patterns.ts'),
  // React's own store, with a selector: the editor of texts asks for it.
  'use-sync-external-store/shim/with-selector.js': 'use-sync-external-store/with-selector.js',
  'use-sync-external-store/shim/index.js': here('external-store.ts'),
  'use-sync-external-store/shim': here('external-store.ts'),
  '@emotion/is-prop-valid': here('prop-valid.ts'),
  '@pandacss/is-valid-prop': here('css-properties.ts'),
}

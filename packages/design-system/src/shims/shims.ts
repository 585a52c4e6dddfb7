import { fileURLToPath } from 'node:url'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Build aliases that replace dependencies of libraries by much smaller modules. */
export const shims = {
  'hoist-non-react-statics': here('no-statics.ts'),
  regexparam: here('no-patterns.ts'),
  // React's own store with a selector, which the rich-text editor imports.
  'use-sync-external-store/shim/with-selector.js': 'use-sync-external-store/with-selector.js',
  'use-sync-external-store/shim/index.js': here('external-store.ts'),
  'use-sync-external-store/shim': here('external-store.ts'),
  '@emotion/is-prop-valid': here('prop-valid.ts'),
  '@pandacss/is-valid-prop': here('css-properties.ts'),
}

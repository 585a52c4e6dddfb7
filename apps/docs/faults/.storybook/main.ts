import { shims } from '@the-house/design-system/shims'
import { themePlugin } from '@the-house/design-system/vite'
import { catalogueServer } from '@the-house/i18n/vite'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import docs from '../../.storybook/main.ts'

/**
 * Stories that are wrong on purpose: faults.test.ts expects each of them to fail. Without what the docs' pages need and
 * without the compiler of components, it is built in half the time.
 */
const config: StorybookConfig = {
  ...docs,
  stories: ['../*.stories.tsx'],
  staticDirs: [],
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [catalogueServer, themePlugin],
      resolve: { alias: shims },
      build: { minify: false },
    }),
}

export default config

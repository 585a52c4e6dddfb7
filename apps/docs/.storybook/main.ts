import { standIns } from '@the-house/design-system/stand-ins'
import { catalogueServer } from '@the-house/i18n/vite'
import babel from '@rolldown/plugin-babel'
import { reactCompilerPreset } from '@vitejs/plugin-react'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { iconsPlugin } from './icons-plugin.ts'
import { propsPlugin } from './props-plugin.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../pages/**/*.mdx', '../src/*.stories.tsx', '../../../packages/design-system/src/**/*.stories.tsx'],
  staticDirs: ['../public', { from: '../../../packages/design-system/src/theme/font', to: '/font' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The classic docgen reads TypeScript 7's syntax; the newer one needs its compiler API.
  typescript: { reactDocgen: 'react-docgen' },
  // Chakra's package names its own docs: they would stand in the list, and be asked for over the network.
  refs: { '@chakra-ui/react': { disable: true } },
  // What Storybook would have people learn of itself and publish.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Stories show what the portal ships.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // Props are read in the code as it is written, before it is compiled.
      plugins: [propsPlugin, babel({ presets: [reactCompilerPreset()] }), iconsPlugin, catalogueServer],
      resolve: { alias: standIns },
    }),
}

export default config

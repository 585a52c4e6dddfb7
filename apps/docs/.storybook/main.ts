import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { shims } from '@the-house/design-system/shims'
import { themePlugin } from '@the-house/design-system/vite'
import { catalogueServer } from '@the-house/i18n/vite'
import babel from '@rolldown/plugin-babel'
import { reactCompilerPreset } from '@vitejs/plugin-react'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { iconsPlugin } from './icons-plugin.ts'
import { propsPlugin } from './props-plugin.ts'

/** The OpenAPI document with the types of a client, which the task `client` of the API writes before a build. */
const client = fileURLToPath(new URL('../../api/dist/client', import.meta.url))

/** What three stories or more share is one file: a page of stories would else request some two hundred. */
const shared = { name: 'shared', minShareCount: 3, test: /\/(?:packages\/[a-z0-9-]+\/src|lucide-react)\// }

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../pages/**/*.mdx', '../src/*.stories.tsx', '../../../packages/design-system/src/**/*.stories.tsx'],
  staticDirs: [
    '../public',
    { from: '../../../packages/design-system/src/theme/font', to: '/font' },
    ...(existsSync(client) ? [{ from: client, to: '/client' }] : []),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // react-docgen parses TypeScript 7's syntax; the newer docgen needs a compiler API that version 7 lacks.
  typescript: { reactDocgen: 'react-docgen' },
  // Chakra's package refers to its own Storybook, which would be listed here and fetched over the network.
  refs: { '@chakra-ui/react': { disable: true } },
  // Hides Storybook's onboarding checklist.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Stories are compiled as the portal is: with the React Compiler and the shims.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // The props plugin must read the source before it is compiled.
      plugins: [propsPlugin, babel({ presets: [reactCompilerPreset()] }), iconsPlugin, catalogueServer, themePlugin],
      resolve: { alias: shims },
      build: { rolldownOptions: { output: { codeSplitting: { groups: [shared] } } } },
    }),
}

export default config

import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const configDir = fileURLToPath(new URL('.storybook', import.meta.url))
const system = '/usr/bin/chromium'
const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(system) ? system : undefined)

/** Each story is shown, played and examined by axe, in both languages and both colour modes. */
const passes = [
  { name: 'docs', globals: { language: 'en', mode: 'light' } },
  { name: 'docs-evening', globals: { language: 'pt', mode: 'dark' } },
]

const pass = async ({ name, globals }: (typeof passes)[number]) => ({
  plugins: await storybookTest({ configDir, initialGlobals: globals }),
  test: {
    name,
    setupFiles: [fileURLToPath(new URL('.storybook/vitest.setup.ts', import.meta.url))],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: {
          args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'],
          ...(executablePath && { executablePath }),
        },
        // What is measured is the state that a change leads to, not a frame on the way.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const }],
      screenshotFailures: false,
    },
  },
})

export default defineConfig(async () => ({ test: { projects: await Promise.all(passes.map(pass)) } }))

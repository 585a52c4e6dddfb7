import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const system = '/usr/bin/chromium'
const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(system) ? system : undefined)

const browser = playwright({
  launchOptions: {
    args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'],
    ...(executablePath && { executablePath }),
  },
  // What is measured is the state that a change leads to, not a frame on the way.
  contextOptions: { reducedMotion: 'reduce' },
})

interface Pass {
  language: string
  mode: string
  /** Its turn: passes share the machine with nothing else, so that no story waits for another's page. */
  turn: number
  /** The docs whose stories are run; those of the product unless a test of the tests has its own. */
  configDir?: string
}

/** A project in which each story is shown, played and examined by axe, in one language and colour mode. */
export const storiesProject = (name: string, { turn, configDir = '.storybook', ...initialGlobals }: Pass) =>
  defineConfig({
    root: here('.'),
    plugins: [storybookTest({ configDir: here(configDir), initialGlobals })],
    test: {
      name,
      // Pages have no stories of their own; the plugin looks for them from where it was started.
      exclude: [...configDefaults.exclude, '**/*.mdx'],
      // Stories share nothing but the page; one page for all of them spares the start of Storybook for each.
      isolate: false,
      // One frame that a busy machine draws late is told as a retry; a fault fails twice.
      retry: 1,
      sequence: { groupOrder: turn },
      setupFiles: [here('.storybook/vitest.setup.ts')],
      browser: {
        enabled: true,
        headless: true,
        provider: browser,
        instances: [{ browser: 'chromium' }],
        screenshotFailures: false,
      },
    },
  })

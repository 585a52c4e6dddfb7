import { defineConfig, devices, firefox } from '@playwright/test'
import { existsSync } from 'node:fs'

const debianChromium = '/usr/bin/chromium'
const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(debianChromium) ? debianChromium : undefined)

/** Journeys that wait for the server's time, a minute or a poll, and need no core meanwhile. */
const waiting = /(?:test-end|test-elsewhere|notification-poll)\.spec\.ts$/

/** Journeys without a connection that every browser with service workers can take. */
const offline = /offline\.spec\.ts$/
const hasFirefox = existsSync(firefox.executablePath())

/** Two groups run at a time, and each empties its folder when it begins. */
const group = (process.env['npm_lifecycle_event'] ?? 'by hand').replaceAll(/\W+/g, '-')

export default defineConfig({
  testDir: 'src/journeys',
  globalSetup: './src/harness/template.ts',
  outputDir: `test-results/${group}`,
  fullyParallel: true,
  workers: 6,
  projects: [
    { name: 'waiting', testMatch: waiting, workers: 4 },
    // `npm test` runs two groups at a time (scripts/test-stages.mjs), so that the slow end of one is filled by the other.
    { name: 'journeys', testIgnore: waiting, workers: 2 },
    ...(hasFirefox
      ? [{ name: 'firefox', testMatch: offline, workers: 1, use: { ...devices['Desktop Firefox'], launchOptions: {} } }]
      : []),
  ],
  forbidOnly: true,
  // A test that fails once on a slow machine is reported as flaky and does not fail the run; a real bug fails twice.
  retries: 1,
  // Limits of what hangs, not of what is slow: with eight workers at the start of two groups, two slow cores took four
  // times as long for a step as for the same one alone.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: `test-results/${group}/report.json` }]],
  use: {
    ...devices['Desktop Chrome'],
    channel: undefined,
    viewport: { width: 1280, height: 800 },
    actionTimeout: 30_000,
    // The worker's files would compete with each page load, and it answers requests that `page.route` then never sees:
    // the journeys without a connection, and those of updates, allow it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'America/Sao_Paulo',
    // A trace of every step doubles the run time: a screenshot of the first failure, a trace of the retry only.
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Without a locale of UTF-8, Chromium saves downloads without the letters that ASCII lacks.
      env: { ...process.env, LANG: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        // Pages live for seconds: optimizing their code costs a tenth to a fifth of the processor time, and saves less.
        '--js-flags=--no-opt --no-maglev',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        // Chromium's fake microphone, in every browser: other launch arguments would start another worker.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
})

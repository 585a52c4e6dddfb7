import { defineConfig, devices } from '@playwright/test'
import { existsSync } from 'node:fs'

const debianChromium = '/usr/bin/chromium'
const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(debianChromium) ? debianChromium : undefined)

export default defineConfig({
  testDir: 'src/journeys',
  globalSetup: './src/house/template.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A machine that stumbles once in an hour of journeys is told ("flaky"), and stops nobody; a fault fails twice.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    channel: undefined,
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    locale: 'en-GB',
    timezoneId: 'America/Sao_Paulo',
    // Recording each step costs as much as the journeys themselves: a picture of the first failure, a trace of the second try.
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
})

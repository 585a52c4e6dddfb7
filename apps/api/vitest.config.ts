import { defineConfig } from 'vitest/config'

/** Each file has a database of its own; real processes and servers take their time to start. */
export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/template.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})

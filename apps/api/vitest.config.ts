import { defineConfig } from 'vitest/config'

/** Each file has a database of its own and closes it; real processes and servers take their time to start. */
export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    // It measures times, and has the machine to itself: vitest.attack.config.ts.
    exclude: ['src/attack/**'],
    globalSetup: ['src/testing/template.ts'],
    // Compiling the embedded database a second time, for speed, takes longer than most files use it.
    execArgv: ['--liftoff-only'],
    setupFiles: ['../../scripts/fast-check-setup.mjs', '../../scripts/settle-imports-setup.mjs'],
    // A worker waits for PostgreSQL much of its time: two would leave a third of two cores unused.
    maxWorkers: 3,
    // Loading the server and compiling the database costs most files more than their tests: a worker does it once.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})

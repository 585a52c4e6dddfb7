import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests that need the built docs and a browser: they test the visual tests themselves. */
export default defineConfig({
  test: {
    name: 'stories',
    maxWorkers: 3,
    testTimeout: 90_000,
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['visual/{tests-of-tests,readers}.test.ts', 'faults/faults.test.ts'],
  },
})

import { defineConfig } from 'vitest/config'

/** Tests that need the built docs and a browser: a step of their own in `npm test`. */
export default defineConfig({
  test: {
    name: 'visual in a browser',
    fileParallelism: false,
    testTimeout: 90_000,
    root: import.meta.dirname,
    include: ['tests-of-tests.test.ts', 'readers.test.ts'],
  },
})

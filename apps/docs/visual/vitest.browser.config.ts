import { defineConfig } from 'vitest/config'

/** The tests of the tests need the built docs and a browser: a step of their own in `npm test`. */
export default defineConfig({
  test: {
    name: 'visual in a browser',
    fileParallelism: false,
    root: import.meta.dirname,
    include: ['tests-of-tests.test.ts'],
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'design-system',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    // Loading Chakra costs most files more than their tests: a worker does it once.
    isolate: false,
    maxWorkers: 2,
    setupFiles: ['../../scripts/fast-check-setup.mjs', '../../scripts/settle-imports-setup.mjs'],
  },
})

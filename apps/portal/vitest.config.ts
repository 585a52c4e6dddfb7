import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { bundled } from './bundled-libraries.ts'

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'portal',
    environment: 'happy-dom',
    environmentOptions: {
      happyDOM: { url: 'http://localhost:3000', settings: { handleDisabledFileLoadingAsSuccess: true } },
    },
    // Threads start faster than processes, and bundled libraries load faster than their hundreds of files.
    pool: 'threads',
    deps: { optimizer: { client: { enabled: true, include: bundled } } },
    setupFiles: ['../../scripts/fast-check-setup.mjs', './src/testing/setup.ts'],
    // Tests wait for timers and promises: two workers leave a fifth of two cores unused.
    maxWorkers: 3,
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})

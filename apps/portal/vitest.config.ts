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
    // Loading React and Chakra costs most files more than their tests: a worker does it once.
    isolate: false,
    deps: { optimizer: { client: { enabled: true, include: bundled } } },
    setupFiles: [
      '../../scripts/fast-check-setup.mjs',
      '../../scripts/settle-imports-setup.mjs',
      './src/testing/setup.ts',
    ],
    // With two, a core is idle towards the end: 79 s, and 63 with three.
    maxWorkers: 3,
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})

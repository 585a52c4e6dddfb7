import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Libraries that use React, which must be one: they are bundled together, since each test file loads them anew. */
const bundled = [
  '@ark-ui/react/tour',
  '@chakra-ui/react',
  '@dnd-kit/core',
  '@dnd-kit/sortable',
  '@emotion/cache',
  '@emotion/react',
  '@fullcalendar/react',
  '@fullcalendar/react/timegrid',
  '@hookform/resolvers/yup',
  '@maskito/react',
  '@testing-library/react',
  '@testing-library/user-event',
  '@tiptap/react',
  'lucide-react',
  'react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-i18next',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'swr',
  'swr/infinite',
  'swr/mutation',
  'wouter',
  'wouter/use-browser-location',
]

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

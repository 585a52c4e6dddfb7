import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'visual',
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['visual/compare.test.ts', 'src/*.test.ts'],
  },
})

import { defineConfig } from 'vitest/config'

/** Tests without a browser; stories are tested by `npm run stories`. */
export default defineConfig({
  test: {
    name: 'docs',
    root: import.meta.dirname,
    include: ['visual/{compare,sheet}.test.ts', 'src/*.test.ts'],
  },
})

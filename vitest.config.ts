import { defineConfig } from 'vitest/config'

/** Each workspace owns its project; stories run in a real browser (apps/docs). */
export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'apps/{portal,api,docs,bench}/vitest.config.ts',
      'apps/docs/vitest.evening.config.ts',
      'apps/docs/visual/vitest.config.ts',
      'apps/docs/faults/vitest.config.ts',
      'scripts/vitest.config.ts',
    ],
  },
})

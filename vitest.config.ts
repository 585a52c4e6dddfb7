import { defineConfig } from 'vitest/config'
import { selectFolders } from './scripts/select-projects.mjs'

/** Each workspace owns its projects; stories are tested by a step of their own (apps/docs). */
const projects: Record<string, string[]> = {
  'packages/domain': ['vitest.config.ts'],
  'packages/hooks': ['vitest.config.ts'],
  'packages/i18n': ['vitest.config.ts'],
  'packages/design-system': ['vitest.config.ts'],
  'apps/portal': ['vitest.config.ts'],
  'apps/api': ['vitest.config.ts'],
  'apps/docs': ['vitest.config.ts'],
  'apps/bench': ['vitest.config.ts'],
  scripts: ['vitest.config.ts'],
}

const selected = selectFolders(process.argv.slice(2), Object.keys(projects))

export default defineConfig({
  test: { projects: selected.flatMap((folder) => (projects[folder] ?? []).map((config) => `${folder}/${config}`)) },
})

import { defineConfig } from 'vitest/config'
import { storiesProject } from '../vitest.stories.ts'

const shared = { configDir: 'faults/.storybook', otherLooks: true }

export default defineConfig({
  test: {
    projects: [
      storiesProject('faults', { language: 'en', mode: 'light', turn: 1, ...shared }),
      storiesProject('faults-evening', { language: 'pt', mode: 'dark', turn: 2, ...shared }),
    ],
  },
})

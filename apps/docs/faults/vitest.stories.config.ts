import { defineConfig } from 'vitest/config'
import { storiesProject } from '../vitest.stories.ts'

const configDir = 'faults/.storybook'

export default defineConfig({
  test: {
    projects: [
      storiesProject('faults', { language: 'en', mode: 'light', turn: 1, configDir }),
      storiesProject('faults-evening', { language: 'pt', mode: 'dark', turn: 2, configDir }),
    ],
  },
})

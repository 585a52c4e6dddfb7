import { storiesProject } from '../vitest.stories.ts'

export default storiesProject('faults', {
  language: 'en',
  mode: 'light',
  turn: 1,
  configDir: 'faults/.storybook',
  otherLooks: true,
})

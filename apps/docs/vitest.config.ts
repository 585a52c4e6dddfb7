import { storiesProject } from './vitest.stories.ts'

export default storiesProject('docs', { language: 'en', mode: 'light', turn: 1 })

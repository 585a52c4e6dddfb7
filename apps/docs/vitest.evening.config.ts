import { storiesProject } from './vitest.stories.ts'

export default storiesProject('docs-evening', { language: 'pt', mode: 'dark', turn: 2 })

import { defineConfig } from 'vitest/config'

/** It starts a browser of its own: its turn is after the stories'. */
export default defineConfig({
  test: { name: 'faults', root: import.meta.dirname, include: ['faults.test.ts'], sequence: { groupOrder: 3 } },
})

import { defineConfig } from 'vitest/config'

/** The attack has the machine to itself: it measures how long a server process takes to answer. */
export default defineConfig({
  test: { name: 'attack', include: ['src/attack/*.test.ts'], globalSetup: ['src/testing/template.ts'] },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'visual', root: import.meta.dirname, include: ['compare.test.ts'] } })

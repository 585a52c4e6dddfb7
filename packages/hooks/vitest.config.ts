import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'hooks', environment: 'happy-dom', include: ['src/**/*.test.{ts,tsx}'] } })
